import type { HeaderRule } from '../../site/server/host-rules.ts'

/** `_headers` of a host where the later of two rules wins. */
export const headersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .flatMap(({ paths, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
      return paths.map((path) => `${path}\n${lines.join('')}`)
    })
    .join('\n')
