import type { Plugin } from 'vite'
import type { ElementName } from '../../widgets/elements.ts'

/**
 * The shared catalogues that join the texts of an element's later steps: each translation is in one
 * catalogue, and texts that are loaded together are one file.
 */
const joined: Readonly<Record<`${ElementName}-steps`, readonly string[]>> = {
  'account-steps': ['shared'],
  'contract-steps': ['shared'],
  'fund-lookup-steps': ['shared'],
  'transfer-steps': ['shared', 'transfers'],
  'wallet-steps': ['shared', 'transfers'],
}
const isJoined = (name: string): name is keyof typeof joined => Object.hasOwn(joined, name)

/** Joins compiled catalogues. Listed after the plugins that compile them. */
export const joinedCatalogues = (): Plugin => ({
  name: 'joined-catalogues',
  transform(code, id) {
    const [, folder, name = ''] = /^(.*\/locales\/\w+\/)([\w-]+)\.po$/.exec(id) ?? []
    if (!folder || !isJoined(name)) return
    // Each element has its own copy: the query makes it a module of its own.
    const isOfElements = /modules$/.test(this.environment.name)
    const query = isOfElements ? `?with=${name}?lingui` : ''
    const others = joined[name]
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
