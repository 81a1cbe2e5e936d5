import type { Fault } from './sandbox.ts'

type KnownFault = Omit<Fault, 'call' | 'when' | 'times'> & { readonly errorText: string }

/** Every fault that the sandbox can cause, and the message that a person sees. */
export const faults = [
  { kind: 'cut', errorText: 'Network Error' },
  { kind: 'reset', errorText: 'Network Error' },
  { kind: 'http500', errorText: 'Unknown Error' },
  { kind: 'html', errorText: 'Unknown Error' },
  { kind: 'truncated', errorText: 'Unknown Error' },
  { kind: 'envelope', errorText: 'Unknown Error' },
  { kind: 'code', code: 28000, message: 'Refused by the desk', errorText: 'Refused by the desk' },
] as const satisfies readonly KnownFault[]

/** Like `faults`, for an upload: its message has the status of an HTTP error. */
export const uploadFaults = faults.map((fault) =>
  fault.kind === 'http500' ? { ...fault, errorText: 'Request failed with status code 500' } : fault,
)
