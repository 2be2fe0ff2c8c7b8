declare module 'virtual:rules/*' {
  const chapters: import('./plugin.ts').Chapter[]
  export default chapters
}
