/** The text without a line break between a figure and its unit: `24 hours`, `3 分鐘`. */
export const bindFigures = (text: string): string => text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0')
