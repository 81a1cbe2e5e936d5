/** Attributes that `<tw-preview>` gives to its element as they are. */
export const handedOn = ['app-lang', 'theme', 'ornament', 'hide-header', 'texts'] as const
