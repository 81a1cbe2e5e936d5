/** Marks that change the order in which what follows is shown. */
const reordering = /[\u202a-\u202e\u2066-\u2069]/

/** A name as it is sent and stored: one line with single blanks. */
export const tidyName = (name: string): string => name.replace(/[\s\p{Cc}]+/gu, ' ').trim()

/**
 * Whether a text is the name of a person, as it is read: it has a letter of any script, and no mark
 * that changes the order of its letters. Some letters, as U+3164, are invisible.
 */
export const isName = (text: string): boolean =>
  /[^\P{L}\p{Default_Ignorable_Code_Point}]/u.test(text) && !reordering.test(text)
