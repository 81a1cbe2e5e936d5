import { posix } from 'node:path'
import { parseSync } from 'vite'

/** A specifier without its quotes; `undefined` for a computed one. */
const literal = (source: string): string | undefined => /^[`'"]([^`'"]*)[`'"]$/.exec(source)?.[1]

/** What a module imports, as written: `./x.ts`, `react`. */
export function importsIn(file: string, source: string) {
  const { errors, module } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value)
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  )
  const dynamics = module.dynamicImports.flatMap(
    ({ moduleRequest: { start, end } }) => literal(source.slice(start, end)) ?? [],
  )
  return { statics: [...new Set([...imported, ...exported])], dynamics: [...new Set(dynamics)] }
}

/** The files that a built script imports. Paths are relative to the build's folder. */
export function builtImports(path: string, source: string) {
  const { statics, dynamics } = importsIn(path, source)
  const filesOf = (specifiers: readonly string[]) =>
    specifiers
      .filter((each) => each.startsWith('.'))
      .map((each) => posix.join(posix.dirname(path), each))
  return { statics: filesOf(statics), dynamics: filesOf(dynamics) }
}
