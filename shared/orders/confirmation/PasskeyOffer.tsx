import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { ConfirmedFacts } from './confirmation.ts'
import type { Confirming } from './confirming.ts'

interface PasskeyOfferProps {
  readonly offer: ConfirmedFacts['passkeyOffer']
  readonly confirming: Pick<Confirming, 'addPasskey' | 'hasPasskeys'>
}

/** On the receipt of an order that a code has confirmed: the next one can be confirmed by a passkey. */
export const PasskeyOffer = ({ offer, confirming }: PasskeyOfferProps) => {
  const { t } = useLingui()
  const [state, setState] = useState<'idle' | 'adding' | 'added' | 'failed'>('idle')
  if (!offer || !confirming.hasPasskeys()) return null
  const add = async () => {
    setState('adding')
    const answer = await confirming.addPasskey(offer)
    setState(answer !== 'declined' && answer.ok ? 'added' : 'failed')
  }
  if (state === 'added') {
    return (
      <Notice tone="success" live="polite" title={t`Passkey added`}>
        {t`You can confirm your next order with it.`}
      </Notice>
    )
  }
  return (
    <div className="tw-passkey-offer">
      {state === 'failed' && (
        <Notice tone="warning" live="polite" title={t`The passkey was not added`}>
          {t`Your order is not affected.`}
        </Notice>
      )}
      <Button
        busy={state === 'adding'}
        busyLabel={t`Waiting for your device`}
        onClick={() => void add()}
      >
        {t`Use a passkey next time`}
      </Button>
      <small>{t`Faster than a code, and only your device can confirm with it.`}</small>
    </div>
  )
}
