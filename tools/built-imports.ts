import { posix } from 'node:path'
import { parseSync } from 'vite'

/** The literal specifier of an import, without its quotes; `undefined` for a computed one. */
const literal = (source: string): string | undefined => /^[`'"](\.[^`'"]*)[`'"]$/.exec(source)?.[1]

/** The files that a built script imports. Paths are relative to the build's folder. */
export function importsOf(path: string, source: string) {
  const { errors, module } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  const resolve = (specifier: string) => posix.join(posix.dirname(path), specifier)
  const dynamics = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    return literal(source.slice(start, end)) ?? []
  })
  const reexports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  )
  const statics = [...module.staticImports.map((each) => each.moduleRequest.value), ...reexports]
  return {
    statics: [...new Set(statics.filter((each) => each.startsWith('.')).map(resolve))],
    dynamics: [...new Set(dynamics.map(resolve))],
  }
}
