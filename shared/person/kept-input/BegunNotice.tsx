import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { KeptInputs } from './kept-inputs.ts'

interface BegunNoticeProps<Inputs> {
  readonly inputs: KeptInputs<Inputs>
  readonly name: keyof Inputs
  /** What was begun, in words. */
  readonly title: string
  readonly onContinue: () => void
}

/** On a first screen: a form that was begun before the page was loaded again. */
export function BegunNotice<Inputs>(props: BegunNoticeProps<Inputs>) {
  const { inputs, name, title, onContinue } = props
  const { t } = useLingui()
  const [isDiscarded, setDiscarded] = useState(false)
  if (isDiscarded) return null
  const discard = () => {
    inputs.clear(name)
    setDiscarded(true)
  }
  return (
    <Notice
      tone="info"
      live="polite"
      title={title}
      action={
        <div className="tw-begun">
          <Button onClick={onContinue}>{t({ message: 'Continue', context: 'input' })}</Button>
          <Button variant="quiet" onClick={discard}>{t`Discard`}</Button>
        </div>
      }
    >
      {t`Nothing has been sent.`}
    </Notice>
  )
}
