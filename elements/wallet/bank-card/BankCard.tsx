import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type BankCard as Card, isBound } from '../../../shared/api/wire/bank-card.ts'
import { useStore } from '../../../shared/element/view/use-store.ts'
import { MaskedNumber } from '../../../shared/orders/card/MaskedNumber.tsx'
import { regionName } from '../../../shared/person/region/regions.ts'
import { languageTag } from '../../../shared/text/i18n/language-tag.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { Detail, DetailList } from '../../../shared/ui/DetailList.tsx'
import { Dialog } from '../../../shared/ui/dialog/Dialog.tsx'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { IconButton } from '../../../shared/ui/frame/IconButton.tsx'
import { eye, eyeOff } from '../../../shared/ui/icons.ts'
import { LongText } from '../../../shared/ui/LongText.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { Phrases } from '../../../shared/ui/Phrases.tsx'
import { useActions } from '../model/context.ts'

interface BankCardProps {
  readonly card: Card
  readonly onReplace: () => void
}

/** The bank account for withdrawals, with the review of its binding. One at a time. */
export const BankCard = ({ card, onReplace }: BankCardProps) => {
  const { t, i18n } = useLingui()
  const { cards } = useActions()
  const sending = useStore(cards.store, (state) => state.sending)
  const [isShown, setShown] = useState(false)
  const [asks, setAsks] = useState<'replace' | 'remove'>()
  const { bankAccount, holderName, bankName, country, swiftCode } = card
  const close = () => setAsks(undefined)
  return (
    <>
      <CardStatus card={card} />
      <DetailList>
        <Detail
          mono
          label={t`Account number`}
          value={isShown ? bankAccount : <MaskedNumber account={bankAccount} />}
          action={
            <IconButton
              label={isShown ? t`Hide account number` : t`Show account number`}
              onClick={() => setShown(!isShown)}
            >
              <Icon d={isShown ? eyeOff : eye} />
            </IconButton>
          }
        />
        {holderName && <Detail label={t`Account holder’s name`} value={holderName} />}
        {bankName && <Detail label={t`Bank name`} value={bankName} />}
        {country && (
          <Detail label={t`Country`} value={regionName(country, languageTag(i18n.locale))} />
        )}
        {swiftCode && <Detail mono label={t`SWIFT/BIC code`} value={swiftCode} />}
      </DetailList>
      <div className="tw-card-actions">
        <Button disabled={sending !== undefined} onClick={() => setAsks('replace')}>
          {t`Change bank account`}
        </Button>
        <Button
          variant="danger"
          busy={sending === 'removal'}
          disabled={sending === 'binding'}
          onClick={() => setAsks('remove')}
        >
          {t`Remove bank account`}
        </Button>
      </div>
      <Dialog
        title={t`Change your bank account?`}
        open={asks === 'replace'}
        onClose={close}
        closeLabel={t`Close`}
      >
        <p>
          {isBound(card)
            ? t`You can have one bank account at a time. You can use your current one until the new one replaces it.`
            : t`You can have one bank account at a time. A new request replaces this one.`}
        </p>
        <Button
          variant="primary"
          onClick={() => {
            close()
            onReplace()
          }}
        >
          {t`Change bank account`}
        </Button>
        <Button onClick={close}>{t`Keep my current account`}</Button>
      </Dialog>
      <Dialog
        title={t`Remove your bank account?`}
        open={asks === 'remove'}
        onClose={close}
        closeLabel={t`Close`}
      >
        <p>
          <span>{`${bankName} `}</span>
          <MaskedNumber account={bankAccount} />
        </p>
        <p>{t`You need a bank account to withdraw USD. You can add one again at any time.`}</p>
        <Button
          variant="danger"
          onClick={() => {
            close()
            void cards.remove()
          }}
        >
          {t`Remove bank account`}
        </Button>
        <Button onClick={close}>{t`Keep my current account`}</Button>
      </Dialog>
    </>
  )
}

/** The review of the card, and of its replacement. A card without a review is bound. */
const CardStatus = ({ card: { status, failReason, replacement } }: { card: Card }) => {
  const { t } = useLingui()
  if (status === 'Auditing') {
    return (
      <Notice tone="info" title={t`Your bank account is under review`}>
        {t`You can use it for withdrawals once it is approved.`}
      </Notice>
    )
  }
  if (status === 'Fail') {
    return (
      <Notice tone="error" title={t`Your bank account was rejected`}>
        <Reason text={failReason} />
        <p>
          <Phrases>{t`Replace it with corrected details, or ask your broker.`}</Phrases>
        </p>
      </Notice>
    )
  }
  if (replacement?.status === 'Auditing') {
    const { bankAccount, bankName } = replacement
    return (
      <Notice tone="info" title={t`A new bank account is under review`}>
        <p>
          <span>{`${bankName} `}</span>
          <MaskedNumber account={bankAccount} />
        </p>
        <p>{t`You can use your current bank account until the new one is approved.`}</p>
      </Notice>
    )
  }
  if (replacement?.status === 'Fail') {
    return (
      <Notice tone="error" title={t`A new bank account was rejected`}>
        <Reason text={replacement.failReason} />
        <p>{t`You can still use your current bank account.`}</p>
      </Notice>
    )
  }
  return <Notice tone="success" title={t`Bank account added`} />
}

const Reason = ({ text }: { text: string | null | undefined }) =>
  text && (
    <p>
      <LongText text={text} />
    </p>
  )
