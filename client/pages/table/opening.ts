// From an address to a table: the keys this device holds make it a player, none an onlooker.

import { kept } from '~/net/kept.svelte.ts'
import { openSocket } from '~/net/socket.ts'
import { Match } from '~/table/match.svelte.ts'

export const openMatch = (id: string, keys: Readonly<Record<number, string>> = kept.keys(id)): Match => new Match(id, keys, openSocket)
