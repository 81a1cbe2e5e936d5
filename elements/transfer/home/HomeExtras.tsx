import { useContext, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { lazyPart } from '../../../shared/element/view/lazy-part.tsx'
import money from '../../../shared/ui/Money.css?inline'
import { NoticesContext, useModel, useTransferState } from '../context.ts'
import type { TransferModel } from '../model/model.ts'
import { Balance } from './Balance.tsx'

/** The ornament of the banner. */
export { default as Rosette } from '../../../shared/ui/Rosette.tsx'

const lazyNotices = (model: TransferModel) =>
  lazyPart(model, async () => (await import('./HomeNotices.tsx')).openHomeNotices(model), null)

/** What HOME shows once it can be used: the balance, and notices if there are any. */
export default function HomeExtras() {
  const notices = useContext(NoticesContext)
  const model = useModel()
  const { addStyles } = model
  const [Notices] = useState(() => lazyNotices(model))
  const hasFailed = useTransferState(
    ({ wallet, company }) => wallet.status === 'failed' || company.status === 'failed',
  )
  useLayoutEffect(() => addStyles(money), [addStyles])
  const hasNotices = hasFailed || model.actions.loaded() || model.orders.hasStored()
  return (
    <>
      <Balance />
      {notices && hasNotices && createPortal(<Notices />, notices)}
    </>
  )
}
