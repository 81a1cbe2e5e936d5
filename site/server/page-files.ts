import type { Manifest } from 'vite'
import type { Locale } from '../../shared/text/i18n/locale.ts'
import { matchRoute } from '../app/routes.ts'
import { pageChunks } from '../pages/page-chunks.ts'
import { folderOf, type PageName } from '../pages/pages.ts'
import type { OfElementPages } from './element-pages.ts'

/** Addresses of the files that a document needs at once. */
export interface PageFiles {
  readonly entry: string
  readonly styles: readonly string[]
  /** Modules that the entry imports, preloaded in the head; the largest first. */
  readonly modules: readonly string[]
  readonly fonts: readonly string[]
  /** Modules of the page's element; the largest first. */
  readonly element: readonly string[]
}

const account = (locale: Locale) => ['virtual:tw-account/register', `locales/${locale}/account.po`]

const wallet = (locale: Locale) => [
  'virtual:tw-wallet/register',
  `locales/${locale}/wallet.po`,
  `locales/${locale}/shared.po`,
]

/** The files of the wallet when a screen other than the hub opens first. */
const walletStep = (locale: Locale) => [...wallet(locale), 'wallet-rest']

/**
 * What an element imports until its first view shows its data: without hints, each import would
 * cost a round trip. `entry/parts.ts` of a widget names them.
 */
const elements: OfElementPages<(locale: Locale) => readonly string[]> = {
  trustFund: (locale) => ['virtual:tw-fund-lookup/register', `locales/${locale}/fund-lookup.po`],
  transfer: (locale) => ['virtual:tw-transfer/register', `locales/${locale}/transfer.po`],
  contract: (locale) => [
    'virtual:tw-contract/register',
    `locales/${locale}/documents/contract.md`,
    `locales/${locale}/contract.po`,
  ],
  login: account,
  register: account,
  resetPassword: account,
  wallet: (locale) => [...wallet(locale), 'wallet-rest'],
  walletHistory: (locale) => [
    ...walletStep(locale),
    // dayjs needs no file for English.
    ...(locale === 'en' ? [] : [`dates.${locale}`]),
  ],
  bindCard: walletStep,
}

/** The name of the chunk of a page, or its module if it has a chunk of its own. */
function chunkOf(name: PageName): string {
  const folder = folderOf(name)
  const shared = Object.entries(pageChunks).find(([, folders]) => folders.includes(folder))
  return shared?.[0] ?? `site/pages/${folder}/Page.tsx`
}

/** A chunk by its module or its name. */
function keyOf(manifest: Manifest, wanted: string): string {
  const key = Object.keys(manifest).find((key) => key === wanted || manifest[key]?.name === wanted)
  if (!key) throw new Error(`The manifest has no ${wanted}`)
  return key
}

/**
 * Reads Vite's manifest: the chunk of a page, its texts, and everything they import. The largest come
 * first: they take longest, and a browser has six connections.
 *
 * @param sizeOf the bytes of a file
 */
export function filesOf(
  manifest: Manifest,
  locale: Locale,
  path: string,
  sizeOf: (file: string) => number,
): PageFiles {
  const addressesOf = (files: readonly string[]) =>
    files.toSorted((one, other) => sizeOf(other) - sizeOf(one)).map((file) => `/${file}`)
  const match = matchRoute(path)
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry)
  if (!entry) throw new Error('The manifest has no entry')
  const page = keyOf(manifest, chunkOf(match.name))
  const texts = (manifest[page]?.dynamicImports ?? []).filter((key) =>
    key.startsWith(`locales/${locale}/site`),
  )
  const wanted = [page, `locales/${locale}/site.po`, ...texts]
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || chunk === entry || seen.has(chunk.file)) return
    seen.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const key of [...(entry.imports ?? []), ...wanted]) visit(key)
  const modules = [...seen]
  for (const wanted of elements[match.name]?.(locale) ?? []) {
    visit(keyOf(manifest, wanted))
  }
  const files = Object.values(manifest).map(({ file }) => file)
  const assets = Object.values(manifest).flatMap((chunk) => [
    ...(chunk.assets ?? []),
    ...(chunk.css ?? []),
  ])
  const all = [...new Set([...files, ...assets])].map((file) => `/${file}`)
  return {
    entry: `/${entry.file}`,
    styles: all.filter((file) => file.endsWith('.css')),
    modules: addressesOf(modules),
    element: addressesOf([...seen].filter((file) => !modules.includes(file))),
    fonts: all.filter((file) => file.endsWith('.woff2')),
  }
}
