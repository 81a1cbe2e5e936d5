/** The use of a code and its token: the trust fund inquiry, registration, or a new password. */
export type Purpose = 'LOOKUP' | 'REGISTER' | 'RESET'
