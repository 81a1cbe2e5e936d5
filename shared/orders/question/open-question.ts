import type { Question } from '../../api/wire/timeline.ts'
import type { TransferRecord } from '../../api/wire/transfer.ts'

type Asked = Pick<TransferRecord, 'status' | 'questions'>

/** The question that an order under review waits for. */
export const openQuestion = ({ status, questions }: Asked): Question | undefined =>
  status === 'Auditing' ? questions?.find(({ answer }) => !answer) : undefined
