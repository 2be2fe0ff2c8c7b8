// What is printed on Roma's cards. Costs and defences come from the match's `printed` (owners bring
// their own); this is the standard table, for the lobby, the catalogue and how to play.

export interface Kind {
  type: 'character' | 'building'
  cost: number
  defence: number
  dice: number
}

const character = (cost: number, defence: number, dice = 1): Kind => ({ type: 'character', cost, defence, dice })
const building = (cost: number, defence: number, dice = 1): Kind => ({ type: 'building', cost, defence, dice })

export const STANDARD: Record<string, Kind> = {
  Sicarius: character(9, 2),
  Architectus: character(3, 4),
  Consiliarius: character(4, 4),
  Legatus: character(5, 2),
  Gladiator: character(6, 5),
  Mercator: character(7, 2),
  Consul: character(3, 3),
  Legionarius: character(4, 5),
  Nero: character(8, 9),
  Praetorianus: character(4, 4),
  Scaenicus: character(8, 3),
  Haruspex: character(4, 3),
  Senator: character(3, 3),
  Velites: character(5, 3),
  Essedum: character(6, 3),
  Tribunus: character(5, 5),
  Centurio: character(9, 5),
  Aesculapinum: building(5, 2),
  Basilica: building(6, 5, 0),
  Machina: building(4, 4),
  Forum: building(5, 5, 2),
  Mercatus: building(6, 3),
  Onager: building(5, 4),
  Templum: building(2, 2, 0),
  Turris: building(6, 6, 0),
}

export const KINDS = Object.keys(STANDARD)

/** Where the small, nearly square crop of a picture looks: shift of its left edge. */
const FOCUS: Record<string, number> = {
  Mercator: 8, Nero: 5, Consul: 5, Machina: 4, Onager: 3, Haruspex: 4, Legatus: 5, Scaenicus: 4, Tribunus: 5,
  Sicarius: 2, Praetorianus: 3, Centurio: -2, Consiliarius: 4, Architectus: 1, Senator: 6,
}

export const crop = (kind: string): string => `${18 + (FOCUS[kind] ?? 0)} 0 84 84`

/** Names that are too long for a narrow card, abbreviated as on inscriptions. */
const SHORT: Record<string, string> = {
  Legionarius: 'Legion.', Praetorianus: 'Praetor.', Consiliarius: 'Consil.', Aesculapinum: 'Aescul.', Architectus: 'Archit.',
  Gladiator: 'Gladiat.', Scaenicus: 'Scaen.', Haruspex: 'Harusp.',
}

/** How a change of a defence is written. */
export const signed = (by: number): string => (by > 0 ? `+${by}` : `−${-by}`)

/** What changes a defence, and by how much: no line ends between the two. */
export const changed = ({ cause, by }: { cause: string; by: number }): string => `${cause}\u00a0${signed(by)}`

export const shortName = (kind: string): string => SHORT[kind] ?? kind

/** Cards that a table may read in two ways, and by which option (R13). */
export const OPTION_OF: Record<string, string> = {
  Praetorianus: 'praetorianus', Consul: 'consul', Consiliarius: 'relocate', Machina: 'relocate', Mercatus: 'mercatus', Turris: 'turris',
}
