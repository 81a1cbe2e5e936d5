import type { PictureSource } from '../../shared/element/element-docs.ts'

export type Tag = `tw-${string}`

/** A file of a release. */
export interface ReleasedFile {
  /** Relative to the folder of the release. */
  readonly path: string
  readonly bytes: number
  /** As `integrity` attributes and import maps write it: `sha384-…`. */
  readonly sha384: string
  /** The elements that load it; none for a file for people and tools. */
  readonly elements: readonly Tag[]
}

interface ReleasedPackage {
  readonly name: string
  readonly version: string
  /** SPDX. */
  readonly license: string
}

interface ReleasedElement {
  readonly takesToken: boolean
  readonly pictures: readonly PictureSource[]
}

/** `release.json`: what a release consists of. */
export interface Release {
  readonly name: string
  readonly version: string
  /** SPDX, of our own code. */
  readonly license: string
  /** The file with the texts of all licences. */
  readonly licenseTexts: string
  /** Packages that the files contain. */
  readonly packages: readonly ReleasedPackage[]
  readonly elements: Readonly<Record<Tag, ReleasedElement>>
  readonly files: readonly ReleasedFile[]
}

/** The scripts of an element that a page names; all others are loaded by them. */
export const entryFile = (tag: Tag): string => `${tag}.js`
export const classicFile = (tag: Tag): string => `${tag}.iife.js`
/** The script that loads every element, in the folder of a release and in that of the newest one. */
export const loaderFile = 'tw.js'
export const newestFolder = 'v1'
/** The script of `<tw-preview>`. */
export const previewFile = 'preview.js'

export const fileOf = (release: Release, path: string): ReleasedFile => {
  const file = release.files.find((each) => each.path === path)
  if (!file) throw new Error(`Release ${release.version} has no ${path}`)
  return file
}

export const releaseTags = (release: Release): readonly Tag[] =>
  Object.keys(release.elements) as Tag[]
