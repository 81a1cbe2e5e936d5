/* The modules that `tools/build/element-modules.ts` makes of each element's folder. */

declare module 'virtual:tw-*/entry' {
  /** What the element shows and loads before its class is loaded. */
  // biome-ignore lint/suspicious/noExplicitAny: of whichever element
  export const initialParts: import('../shared/element/entry/first-paint.ts').InitialParts<any>
}

/** Paints the shell of each such element, and loads it. */
declare module 'virtual:tw-*/define' {}

/** Defines the tag at once, for a page that shows the shell by itself. */
declare module 'virtual:tw-*/register' {}
