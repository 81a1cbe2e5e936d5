import { QuestionNotice } from '../../../shared/orders/question/QuestionNotice.tsx'
import { useModel } from '../model/context.ts'
import { useHubRecords } from './use-hub-records.ts'

/** That a transfer waits for an answer, also one that is not among the newest. */
export const Asked = () => {
  const { store } = useModel()
  const { inProgress, needsAnswer } = useHubRecords()
  const records = needsAnswer ? [...inProgress, needsAnswer] : inProgress
  return <QuestionNotice records={records} onOpen={store.openRecord} />
}
