import type { HeaderRule } from '../../site/server/host-rules.ts'

const block = (path: string, lines: readonly string[]) =>
  `${path}\n${lines.map((line) => `  ${line}\n`).join('')}`

const linesOf = ({ headers }: HeaderRule): readonly string[] =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`)

/** `_headers` of a host where the later of two rules wins. */
export const headersFile = (rules: readonly HeaderRule[]): string =>
  rules.flatMap((rule) => rule.paths.map((path) => block(path, linesOf(rule)))).join('\n')

const covers = (pattern: string, path: string): boolean =>
  pattern === path || (pattern.endsWith('/*') && path.startsWith(pattern.slice(0, -1)))

/**
 * `_headers` of a host that sends the values of all rules for a path, joined by commas: a line with
 * `!` removes what an earlier rule has set.
 */
export const replacingHeadersFile = (rules: readonly HeaderRule[]): string => {
  const blocks = rules.flatMap((rule) => rule.paths.map((path) => ({ path, rule })))
  return blocks
    .map(({ path, rule }, at) => {
      const earlier = blocks
        .slice(0, at)
        .filter((other) => covers(other.path, path))
        .flatMap((other) => Object.keys(other.rule.headers))
      const replaced = Object.keys(rule.headers).filter((name) => earlier.includes(name))
      return block(path, [...replaced.map((name) => `! ${name}`), ...linesOf(rule)])
    })
    .join('\n')
}
