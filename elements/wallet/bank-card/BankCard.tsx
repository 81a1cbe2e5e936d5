import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type BankCard as Card, isBound } from '../../../shared/api/wire/bank-card.ts'
import { useStore } from '../../../shared/element/view/use-store.ts'
import { MaskedNumber } from '../../../shared/orders/MaskedNumber.tsx'
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

/** The bank card of the account, with the review of its binding. One card at a time. */
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
        {holderName && <Detail label={t`Cardholder name`} value={holderName} />}
        {bankName && <Detail label={t`Bank name`} value={bankName} />}
        {country && (
          <Detail label={t`Country`} value={regionName(country, languageTag(i18n.locale))} />
        )}
        {swiftCode && <Detail mono label={t`SWIFT/BIC code`} value={swiftCode} />}
      </DetailList>
      <div className="tw-card-actions">
        <Button disabled={sending !== undefined} onClick={() => setAsks('replace')}>
          {t`Replace card`}
        </Button>
        <Button
          variant="danger"
          busy={sending === 'removal'}
          disabled={sending === 'binding'}
          onClick={() => setAsks('remove')}
        >
          {t`Remove card`}
        </Button>
      </div>
      <Dialog
        title={t`Replace your bank card?`}
        open={asks === 'replace'}
        onClose={close}
        closeLabel={t`Close`}
      >
        <p>
          {isBound(card)
            ? t`You can have one bank card at a time. Your current card stays bound until the new one replaces it.`
            : t`You can have one bank card at a time. A new request replaces this one.`}
        </p>
        <Button
          variant="primary"
          onClick={() => {
            close()
            onReplace()
          }}
        >
          {t`Replace card`}
        </Button>
        <Button onClick={close}>{t`Keep my current card`}</Button>
      </Dialog>
      <Dialog
        title={t`Remove your bank card?`}
        open={asks === 'remove'}
        onClose={close}
        closeLabel={t`Close`}
      >
        <p>
          <span>{`${bankName} `}</span>
          <MaskedNumber account={bankAccount} />
        </p>
        <p>{t`Without a bank card you cannot withdraw USD. You can bind one again at any time.`}</p>
        <Button
          variant="danger"
          onClick={() => {
            close()
            void cards.remove()
          }}
        >
          {t`Remove card`}
        </Button>
        <Button onClick={close}>{t`Keep my current card`}</Button>
      </Dialog>
    </>
  )
}

/** The review of the card, and of its replacement. A card without a review is bound. */
const CardStatus = ({ card: { status, failReason, replacement } }: { card: Card }) => {
  const { t } = useLingui()
  if (status === 'Auditing') {
    return (
      <Notice tone="info" title={t`Your bank card is under review`}>
        {t`You can use it for withdrawals once it is approved.`}
      </Notice>
    )
  }
  if (status === 'Fail') {
    return (
      <Notice tone="error" title={t`Your bank card was rejected`}>
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
      <Notice tone="info" title={t`A new bank card is under review`}>
        <p>
          <span>{`${bankName} `}</span>
          <MaskedNumber account={bankAccount} />
        </p>
        <p>{t`Your current bank card stays bound until the new one is approved.`}</p>
      </Notice>
    )
  }
  if (replacement?.status === 'Fail') {
    return (
      <Notice tone="error" title={t`A new bank card was rejected`}>
        <Reason text={replacement.failReason} />
        <p>{t`Your current bank card stays bound.`}</p>
      </Notice>
    )
  }
  return <Notice tone="success" title={t`Your bank card is bound`} />
}

const Reason = ({ text }: { text: string | null | undefined }) =>
  text && (
    <p>
      <LongText text={text} />
    </p>
  )
