import type { Plugin } from 'vite'

/**
 * What comes along with the texts of an element's later steps: the words that several elements share.
 * A translation stands in one catalogue, and texts that are loaded together are one file.
 */
const joined: Readonly<Record<string, readonly string[]>> = {
  'account-steps': ['shared'],
  'contract-steps': ['shared'],
  'fund-lookup-steps': ['shared'],
  'transfer-steps': ['shared', 'transfers'],
  'wallet-later': ['shared', 'transfers'],
}

/** Joins compiled catalogues. Listed behind the plugins that compile them. */
export const joinedCatalogues = (): Plugin => ({
  name: 'joined-catalogues',
  transform(code, id) {
    const [, folder, name = ''] = /^(.*\/locales\/\w+\/)([\w-]+)\.po$/.exec(id) ?? []
    const others = joined[name]
    if (!folder || !others) return
    // The files of the elements have it once for each of them: the query makes a module of its own of it.
    const isOfElements = /modules$/.test(this.environment.name)
    const query = isOfElements ? `?with=${name}?lingui` : ''
    const imports = others.map(
      (other, at) => `import { messages as other${at} } from '${folder}${other}.po${query}'`,
    )
    const own = code.replace('export const messages', 'const own')
    if (own === code) return this.error(`${id} is not compiled as expected`)
    const all = [...others.map((_, at) => `other${at}`), 'own']
    const result = `export const messages = Object.assign({}, ${all.join(', ')})`
    return { code: [...imports, own, result].join('\n'), map: null }
  },
})
