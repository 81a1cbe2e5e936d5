import type { Paper, Plate } from './plate.ts'
import { aircraft } from './plates/aircraft.ts'
import { estate } from './plates/estate.ts'
import { family } from './plates/family.ts'
import { houses } from './plates/houses.ts'
import { powerLine } from './plates/power-line.ts'
import { vault } from './plates/vault.ts'

/** The engravings of the home page, by the name that `Engraving` of the site takes. */
const plates = { estate, 'power-line': powerLine, houses, vault, aircraft, family } as const

const papers: readonly Paper[] = ['dark', 'light']

const svg = (plate: Plate, paper: Paper): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${plate.width * 10} ${plate.height * 10}"><path d="${plate.print(paper)}"/></svg>`

/**
 * Every plate on both papers, by the name of its file: `/ornaments/vault-dark.svg`. Used as masks, as
 * the other ornaments are.
 */
export function printedPlates(): Readonly<Record<string, string>> {
  const files: Record<string, string> = {}
  for (const [name, cut] of Object.entries(plates)) {
    const plate = cut()
    for (const paper of papers) files[`${name}-${paper}`] = svg(plate, paper)
  }
  return files
}
