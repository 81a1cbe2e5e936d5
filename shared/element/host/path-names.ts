import names from './call-names.json' with { type: 'json' }

/*
 * `npm run tables` writes the names of all calls into the file. Names only, because an element bundles
 * only the endpoints that it calls.
 */

const known: readonly string[] = names

/** The names in `api-paths` that are not calls, each as the end of a sentence about the element. */
export const unknownPaths = (paths: Readonly<Record<string, string>>): string[] =>
  Object.keys(paths)
    .filter((name) => !known.includes(name))
    .map(
      (name) => `does not know the call "${name}" in api-paths. The calls are ${known.join(', ')}.`,
    )
