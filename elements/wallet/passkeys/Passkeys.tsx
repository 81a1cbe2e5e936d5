import { useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState } from 'react'
import type { Passkey } from '../../../shared/api/wire/confirmation.ts'
import { LoadError } from '../../../shared/orders/notices/LoadError.tsx'
import { LoadingSkeleton } from '../../../shared/orders/notices/LoadingSkeleton.tsx'
import { Button } from '../../../shared/ui/Button.tsx'
import { focusHeadingAround } from '../../../shared/ui/focus-heading.ts'
import { Phrases } from '../../../shared/ui/Phrases.tsx'
import { useModel, useWalletState } from '../model/context.ts'
import { PasskeyDates, PasskeyName } from './PasskeyFacts.tsx'
import { RemovePasskey } from './RemovePasskey.tsx'

/** PASSKEYS: those that confirm orders. One is added on the receipt of an order. */
export function Passkeys() {
  const { t } = useLingui()
  const { store } = useModel()
  const passkeys = useWalletState((state) => state.passkeys)
  const list = passkeys.value?.list
  const [removed, setRemoved] = useState<Passkey>()
  const [removals, setRemovals] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  // The button that had the focus before the dialog is gone.
  useEffect(() => {
    if (removals > 0 && box.current) focusHeadingAround(box.current)
  }, [removals])
  return (
    <div className="tw-step" ref={box}>
      <LoadError of={passkeys} onRetry={store.reload} />
      {!list && passkeys.status !== 'failed' && (
        <LoadingSkeleton text={t`Loading your passkeys`} shape="records" rows={2} />
      )}
      {list && list.length > 0 && (
        <ul className="tw-entries tw-passkeys">
          {list.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} onRemove={() => setRemoved(passkey)} />
          ))}
        </ul>
      )}
      {list && (
        <p className={list.length > 0 ? 'tw-hint' : 'tw-none'}>
          <Phrases>
            {list.length > 0
              ? t`Remove a passkey if you have lost its device, or do not know it.`
              : t`No passkey confirms your orders yet. Confirm an order with a code: its receipt offers to add one.`}
          </Phrases>
        </p>
      )}
      {removed && (
        <RemovePasskey
          passkey={removed}
          isLast={list?.length === 1}
          onClose={() => setRemoved(undefined)}
          onRemoved={() => {
            setRemoved(undefined)
            setRemovals(removals + 1)
          }}
        />
      )}
    </div>
  )
}

interface RowProps {
  readonly passkey: Passkey
  readonly onRemove: () => void
}

const Row = ({ passkey, onRemove }: RowProps) => {
  const { t } = useLingui()
  const id = useId()
  return (
    <li>
      <div>
        <b id={id}>
          <PasskeyName passkey={passkey} />
        </b>
        <PasskeyDates passkey={passkey} />
      </div>
      <Button
        variant="quiet"
        id={`${id}remove`}
        aria-labelledby={`${id}remove ${id}`}
        onClick={onRemove}
      >
        {t`Remove`}
      </Button>
    </li>
  )
}
