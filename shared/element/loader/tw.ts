import { openLoader } from './loader.ts'

/*
 * The script of a CDN that loads every element: `v1/tw.js` of the newest release, `<version>/tw.js` of
 * one. The build fills in the tags and where their scripts are.
 */

declare const elementTags: readonly `tw-${string}`[]
declare const elementFolder: string

const loader = openLoader(
  elementTags,
  (file) => import(/* @vite-ignore */ new URL(elementFolder + file, import.meta.url).href),
)
if (globalThis.document) loader.observe(document)

/**
 * Also loads the elements in a shadow root, now and later; a loader looks into none by itself.
 *
 * @returns ends it
 */
export const { observe } = loader
