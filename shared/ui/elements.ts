import type { ReactElement } from 'react'

/**
 * What may stand beside something that comes and goes: elements, and no bare text. The reason is in
 * `tools/lone-texts.ts`, which checks the rest.
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[]
