import type { Release } from '../release.ts'
import type { Finding } from './finding.ts'

const words = { fine: 'fine', note: 'note', missing: 'MISSING' } as const

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`

/** The findings for a terminal, in the order of the checks. */
export function reportOf(
  { page, release }: { readonly page: string; readonly release: Release },
  findings: readonly Finding[],
): string {
  const lines = findings.map(({ about, level, text, remedy }) => {
    const begin = `${about.padEnd(9)}${words[level].padEnd(9)}`
    return remedy ? `${begin}${text}\n${' '.repeat(18)}${remedy}` : begin + text
  })
  const count = (level: Finding['level']) => findings.filter((each) => each.level === level).length
  const end = `${count('missing')} missing, ${counted(count('note'), 'note')}`
  // Without its parameters, which may hold a token.
  const name = page.replace(/[?#].*$/, '')
  return [`${name}, for ${release.name} ${release.version}`, '', ...lines, '', end].join('\n')
}
