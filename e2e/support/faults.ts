import type { Fault } from './sandbox.ts'

export type KnownFault = Omit<Fault, 'call' | 'when' | 'times'> & { readonly words: string }

/** Every fault that the sandbox can cause, and the message that a person sees. */
export const faults = [
  { kind: 'cut', words: 'Network Error' },
  { kind: 'reset', words: 'Network Error' },
  { kind: 'http500', words: 'Unknown Error' },
  { kind: 'html', words: 'Unknown Error' },
  { kind: 'truncated', words: 'Unknown Error' },
  { kind: 'envelope', words: 'Unknown Error' },
  { kind: 'code', code: 28000, message: 'Refused by the desk', words: 'Refused by the desk' },
] as const satisfies readonly KnownFault[]

/** Like `faults`, for an upload: its message has the status of an HTTP error. */
export const uploadFaults = faults.map((fault) =>
  fault.kind === 'http500' ? { ...fault, words: 'Request failed with status code 500' } : fault,
)
