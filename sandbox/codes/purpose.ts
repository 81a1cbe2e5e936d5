/** What a code and its token may be used for: the trust fund inquiry, or `codePurpose` of a person. */
export type Purpose = 'LOOKUP' | 'REGISTER' | 'RESET'
