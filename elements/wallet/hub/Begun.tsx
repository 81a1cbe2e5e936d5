import { useLingui } from '@lingui/react/macro'
import { useStore } from '../../../shared/element/view/use-store.ts'
import { typedSum } from '../../../shared/orders/amount/typed-sum.ts'
import { BegunNotice } from '../../../shared/person/kept-input/BegunNotice.tsx'
import { useActions, useModel, useSubmissionState } from '../model/context.ts'

/** A form that was begun before the page was loaded again: the first one, if there are several. */
export const Begun = () => {
  const { t } = useLingui()
  const { inputs } = useActions()
  const isKnown = useStore(inputs.store, (state) => state.isKnown)
  const { store } = useModel()
  const isFree = useSubmissionState(({ phase, receipt }) => phase.name === 'none' && !receipt)
  if (!isFree || !isKnown) return null
  const friend = inputs.left('to-friend')
  if (friend) {
    const sum = typedSum(friend.amount, friend.currency ?? 'USD')
    return (
      <BegunNotice
        inputs={inputs}
        name="to-friend"
        title={sum ? t`You have begun a transfer of ${sum}` : t`You have begun a transfer`}
        onContinue={() => store.go('TO_FRIEND')}
      />
    )
  }
  const conversion = inputs.left('convert')
  if (conversion) {
    const sum = typedSum(conversion.amount, 'USDT')
    return (
      <BegunNotice
        inputs={inputs}
        name="convert"
        title={sum ? t`You have begun a conversion of ${sum}` : t`You have begun a conversion`}
        onContinue={() => store.go('CONVERT')}
      />
    )
  }
  return (
    inputs.left('bind-card') && (
      <BegunNotice
        inputs={inputs}
        name="bind-card"
        title={t`You have begun to add a bank account`}
        onContinue={() => store.go('BIND_CARD')}
      />
    )
  )
}
