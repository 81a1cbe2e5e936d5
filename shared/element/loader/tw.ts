import { openLoader } from './loader.ts'

/*
 * The script of a CDN that loads every element: `v1/tw.js` is that of the newest release,
 * `<version>/tw.js` that of one release. The build fills in the tags and the folder of their
 * scripts.
 */

declare const elementTags: readonly `tw-${string}`[]
declare const elementFolder: string

const loader = openLoader(
  elementTags,
  (file) => import(/* @vite-ignore */ new URL(elementFolder + file, import.meta.url).href),
)
if (globalThis.document) loader.observe(document)

/**
 * Also loads the elements in a shadow root, now and later; by itself, the loader observes none.
 *
 * @returns a function that stops observing
 */
export const { observe } = loader
