import type { ModelParts } from '../../element/model/parts.ts'
import type { KeptInputs } from '../../person/kept-input/kept-inputs.ts'
import type { RecordRequests } from '../record-requests/record-requests.ts'
import type { AnswerInput } from './answer-input.ts'

/** What the answer to a question needs of its element. */
export interface AnswerParts {
  readonly model: Pick<ModelParts, 'messages' | 'session'>
  readonly requests: RecordRequests
  readonly endFailures: () => void
  readonly inputs: Pick<KeptInputs<{ readonly answer: AnswerInput }>, 'open' | 'clear'>
}
