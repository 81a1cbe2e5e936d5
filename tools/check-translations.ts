import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  createCompilationErrorMessage,
  createCompiledCatalog,
  createMissingErrorMessage,
  getCatalogs,
} from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'

/** The catalogues' texts, by path. */
const readCatalogues = (root: string): ReadonlyMap<string, string> => {
  const folder = join(root, 'locales')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return new Map(
    names
      .filter((name) => name.endsWith('.po'))
      .map((name) => [join('locales', name), readFileSync(join(folder, name), 'utf8')]),
  )
}

/** Runs `extract` and returns the catalogues that it changes, because they differ from the code. */
async function staleCatalogues(root: string, extract: () => Promise<unknown>): Promise<string[]> {
  const before = readCatalogues(root)
  await extract()
  const after = readCatalogues(root)
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  )
}

/** Compiles every catalogue as `lingui compile --strict` does, without writing it anywhere. */
async function faultsOfCatalogues(root: string): Promise<string[]> {
  const config = getConfig({ cwd: root })
  const { sourceLocale = 'en' } = config
  const fallbackLocales = config.fallbackLocales || {}
  const faults: string[] = []
  for (const catalogue of await getCatalogs(config)) {
    for (const locale of config.locales) {
      const { messages, missing } = await catalogue.getTranslations(locale, {
        fallbackLocales,
        sourceLocale,
      })
      const path = catalogue.path.replace('{locale}', locale)
      if (missing.length > 0) {
        faults.push(`${path}.po: ${createMissingErrorMessage(locale, missing, 'loader')}`)
      }
      const { errors } = createCompiledCatalog(locale, messages, {})
      if (errors.length > 0) {
        faults.push(`${path}.po: ${createCompilationErrorMessage(locale, errors)}`)
      }
    }
  }
  return faults
}

/** Rejects if a catalogue differs from the code, lacks a translation or does not compile. */
export async function checkTranslations(
  root: string,
  extract: () => Promise<unknown>,
): Promise<void> {
  const stale = await staleCatalogues(root, extract)
  if (stale.length > 0) {
    throw new Error(
      `These catalogues were behind the code and have been updated. Translate and commit them:\n${stale.join('\n')}`,
    )
  }
  const faults = await faultsOfCatalogues(root)
  if (faults.length > 0) throw new Error(faults.join('\n'))
}
