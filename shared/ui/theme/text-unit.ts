/**
 * The custom property that every size of text is a multiple of: 1 px for a reader whose font size is
 * 16 px, 1.5 px for one who prefers 24 px. Root.css sets it, in `em` of the root.
 */
export const textUnit = '--_tw-px'

/**
 * Makes `--_tw-px` a length in a document. Without a type it would be inherited as `em`, and a text
 * within a larger text would grow twice. A rule `@property` has no effect in a shadow root.
 *
 * @returns false if the browser has no types (Firefox before 128): sizes must then be fixed
 */
export function defineTextUnit({ CSS }: typeof globalThis): boolean {
  if (!CSS?.registerProperty) return false
  try {
    CSS.registerProperty({
      name: textUnit,
      syntax: '<length>',
      inherits: true,
      initialValue: '1px',
    })
  } catch {
    // Another element of the page has defined it.
  }
  return true
}
