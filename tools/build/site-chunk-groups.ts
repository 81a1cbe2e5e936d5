import type { Rolldown } from 'vite'
import { chunkOf } from './chunk-groups.ts'

/*
 * Which modules of the site become one chunk. A browser has six connections to a host, and each
 * file on one costs a round trip, so files that load together are one file.
 */

/** Several patterns as one. */
const anyOf = (...patterns: readonly RegExp[]) =>
  new RegExp(patterns.map(({ source }) => source).join('|'))

/** Catalogues that are loaded together, by the name of their file. */
const joinedTexts: Readonly<Record<string, string>> = {
  wallet: 'wallet',
  'wallet-steps': 'wallet',
  shared: 'shared',
  transfers: 'shared',
}

/** Chunks of the elements that a page of the site has in others. */
const ofFirstViews = ['react', 'holder', 'form', 'client']

/** The first group that takes a module wins; a higher priority goes first. */
export const siteChunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    // Alone: of parallel downloads the largest ends last, and all wait for it.
    name: 'react',
    priority: 11,
    tags: ['$initial'],
    test: /node_modules\/(react-dom|scheduler)\//,
  },
  {
    // What every page needs.
    name: 'frame',
    priority: 10,
    tags: ['$initial'],
  },
  {
    // What every page with an element needs.
    name: 'element-page',
    priority: 9,
    test: /site\/(elements\/|session\/(?!calls))|storage\/checksum|ui\/use-media/,
    includeDependenciesRecursively: false,
  },
  {
    // Pages behind sign-in; those of `<tw-wallet>` are no more than a line each.
    name: 'holder-page',
    priority: 9,
    test: /site\/(holder\/[\w-]+\.(tsx?|css)$|pages\/(wallet|wallet-history|bind-card)\/Page)/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'account-page',
    priority: 9,
    test: /site\/(account\/Account(Page|Element)|pages\/(login|register|reset-password)\/Page)/,
    includeDependenciesRecursively: false,
  },
  {
    name(id) {
      const [, locale, file = ''] = /locales\/(\w+)\/([\w-]+)\.po/.exec(id) ?? []
      const joined = joinedTexts[file]
      return joined ? `${joined}.${locale}` : null
    },
    debugName: 'texts',
    priority: 8,
    test: /locales\//,
    includeDependenciesRecursively: false,
  },
  {
    // With a name by which a document can preload it.
    name: (id) => `dates.${/dayjs\/locale\/([a-z]+)/.exec(id)?.[1]}`,
    debugName: 'formats of dates',
    priority: 8,
    test: /dayjs\/locale\//,
    includeDependenciesRecursively: false,
  },
  {
    // What every element needs, with its calls, but without the code for hosts and failures.
    name: 'element',
    priority: 3,
    test: anyOf(
      /node_modules\/(@r2wc|zustand|ofetch|destr|ufo|valibot)\/|widgets\/\w+\/context/,
      /shared\/(element\/(?!host\/(debug|handle|inbound|renew))|theme|api|loading|storage|money\/(decimal|normalize)|region\/region-rules|submission\/model-orders)/,
      /shared\/ui\/(frame|MenuButton|Dialog|Button|Field|Phrases|StepProgress|clock-time|submit-forms)\b/,
    ),
  },
  {
    // The rest as in the files of the elements.
    name(id, context) {
      const name = chunkOf(id, context)
      return name && ofFirstViews.includes(name) ? null : name
    },
    debugName: 'as for the elements',
    // Except what a page imports to show an element at once.
    test: /\/(widgets\/[\w-]+\/((?!entry\/|first\/)[\w-]+\/|(actions|api|forms)\.)|shared\/(?!legal-text\/)|node_modules\/)/,
    includeDependenciesRecursively: false,
  },
]
