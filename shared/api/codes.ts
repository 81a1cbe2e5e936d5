import type { ApiError } from './errors.ts'

/** What a response code of the envelope leads to. */
export interface CodeRule {
  readonly outcome: 'success' | 'pass' | ApiError['kind']
  /** Where the host should lead the person. */
  readonly navigate?: '/' | '/login'
  /** Which field of the envelope holds the text to show; `msg` falls back to 'Error'. */
  readonly text: 'message' | 'msg'
}

const toLogin: CodeRule = { outcome: 'auth', navigate: '/login', text: 'message' }
const toRoot: CodeRule = { outcome: 'forbidden', navigate: '/', text: 'message' }
const rejected: CodeRule = { outcome: 'refused', text: 'msg' }

/** Specification, section 8, row by row. A code that is not here is `otherCode`. */
export const codeRules: Readonly<Record<number, CodeRule>> = {
  20000: { outcome: 'success', text: 'message' },
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
  28019: { outcome: 'pass', text: 'message' },
}

/** "Any other code shows the response message as an error toast." */
export const otherCode: CodeRule = { outcome: 'refused', text: 'message' }
