import type { ErrorKind } from './errors.ts'

/** The consequences of a response code of the envelope. */
export interface CodeRule {
  readonly outcome: 'success' | 'pass' | Extract<ErrorKind, 'auth' | 'forbidden' | 'refused'>
  /** Where the host should lead the person. */
  readonly navigate?: '/' | '/login'
  /** The toast shows `message` as always; the page gets `msg`, or 'Error'. */
  readonly rejectsWithMsg?: true
}

const toLogin: CodeRule = { outcome: 'auth', navigate: '/login' }
const toRoot: CodeRule = { outcome: 'forbidden', navigate: '/' }
const rejected: CodeRule = { outcome: 'refused', rejectsWithMsg: true }

/** Specification, section 8, row by row. Any other code is `otherCode`. */
export const codeRules: Readonly<Record<number, CodeRule>> = {
  20000: { outcome: 'success' },
  50008: toLogin,
  50012: toLogin,
  50014: toLogin,
  28006: toRoot,
  403: toRoot,
  28005: rejected,
  28020: rejected,
  20001: rejected,
  28003: rejected,
  28010: rejected,
  28000: rejected,
  28019: { outcome: 'pass' },
}

/** "Any other code shows the response message as an error toast." */
export const otherCode: CodeRule = { outcome: 'refused' }
