import { type Release, releaseTags, type Tag } from '../release.ts'
import { type Page, resolve } from './page.ts'
import type { StartTag } from './start-tags.ts'

/** A script of the package in a page. */
export interface FoundScript {
  /** `entry`: a module of one element; `classic`: one file; `loader`: for all elements. */
  readonly kind: 'entry' | 'classic' | 'loader'
  /** The elements that it defines. */
  readonly defines: readonly Tag[]
  /** Its file in a release. */
  readonly file: string
  readonly start: StartTag
  readonly written: string
  readonly address: URL | undefined
  /** That of its folder, if it is pinned. */
  readonly version: string | undefined
}

const isModule = ({ attributes }: StartTag) => attributes.type?.trim().toLowerCase() === 'module'
export const isModuleScript = (start: StartTag): boolean =>
  start.name === 'script' && isModule(start)

/** The scripts of the package in a page. */
export function findScripts(page: Page, release: Release): FoundScript[] {
  const tags = releaseTags(release)
  return page.tags.flatMap((start): FoundScript[] => {
    const { src = '' } = start.attributes
    if (start.name !== 'script' || !src) return []
    const path = src.replace(/[?#].*$/, '')
    const [, file = '', name = '', ending] =
      /(?:^|\/)((tw(?:-[a-z-]+)?)(\.iife)?\.js)$/.exec(path) ?? []
    const defines = name === 'tw' ? tags : tags.filter((tag) => tag === name)
    if (defines.length === 0 || (name === 'tw' && ending)) return []
    const kind = name === 'tw' ? 'loader' : ending ? 'classic' : 'entry'
    const version = /\/(\d+\.\d+\.\d+[\w.+-]*)\/[^/]+$/.exec(path)?.[1]
    return [{ kind, defines, file, start, written: src, address: resolve(src, page), version }]
  })
}
