import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AddressText } from '../ui/AddressText.tsx'
import { Icon } from '../ui/frame/Icon.tsx'
import { check, clock, toneIcons } from '../ui/icons.ts'
import { Notice } from '../ui/Notice.tsx'
import { Phrases } from '../ui/Phrases.tsx'
import { maskedText } from '../ui/recorders/marks.ts'
import { RecipientName } from './RecipientFacts.tsx'
import type { NewRecipient, Recipients } from './recipients.ts'
import {
  type Destination,
  firstUseOf,
  hindranceOf,
  type LookAlike,
  lookAlikeOf,
  recipientFor,
} from './rules.ts'
import { SaveRecipient } from './SaveRecipient.tsx'
import { useFirstUseText, useWaitText } from './use-recipient-text.ts'
import { useBook, useNowUntil } from './use-recipients.ts'

interface DestinationNotesProps {
  readonly recipients: Recipients
  readonly destination: Destination
  /** What is saved of it, besides its name. */
  readonly recipient: Omit<NewRecipient, 'name'>
  /** Where the money goes, for the dialog that saves it. */
  readonly children: ReactNode
}

/**
 * What a person should know of a destination: the name that it is saved under, that it was never used
 * before, that it cannot be used yet, or that it only looks like one that they know.
 */
export const DestinationNotes = (props: DestinationNotesProps) => {
  const { recipients, destination, recipient, children } = props
  const { t } = useLingui()
  const book = useBook(recipients)
  const firstUseText = useFirstUseText()
  const waitText = useWaitText()
  const saved = book && recipientFor(book, destination)
  const now = useNowUntil(saved?.usableFrom ?? book?.onlySaved?.endsAt ?? undefined)
  if (!book) return null
  const like = 'address' in destination && lookAlikeOf(book, destination.address)
  if (like && 'address' in destination) {
    return <LookAlikeNotice address={destination.address} like={like} />
  }
  const hindrance = hindranceOf(book, destination, now)
  const firstUse = firstUseText(
    firstUseOf(book, destination),
    'address' in destination ? 'address' : 'friend',
  )
  return (
    <div className="tw-destination">
      {saved && 'address' in destination && (
        <p {...maskedText()} data-tone="success">
          <Icon d={check} />
          <span>
            <span>{`${t`Saved recipient:`} `}</span>
            <b>
              <RecipientName name={saved.name} />
            </b>
          </span>
        </p>
      )}
      {typeof hindrance === 'object' && (
        <p data-tone="warning">
          <Icon d={clock} />
          <span>
            <span>{`${t`New. It cannot be used yet.`} `}</span>
            <span>{waitText(hindrance.until, now)}</span>
          </span>
        </p>
      )}
      {hindrance === 'unsaved' && (
        <p data-tone="warning">
          <Icon d={toneIcons.warning} />
          <span>
            <Phrases>{t`You send only to saved recipients. Save this one first.`}</Phrases>
          </span>
        </p>
      )}
      {firstUse && (
        <p role="status" data-tone="warning">
          <Icon d={toneIcons.warning} />
          <span>
            <Phrases>{firstUse}</Phrases>
          </span>
        </p>
      )}
      {!saved && (
        <SaveRecipient variant="quiet" recipients={recipients} recipient={recipient}>
          {children}
        </SaveRecipient>
      )}
    </div>
  )
}

interface LookAlikeNoticeProps {
  readonly address: string
  readonly like: LookAlike
}

/** An address that only looks like one that the person knows, with both in full. */
const LookAlikeNotice = ({ address, like }: LookAlikeNoticeProps) => {
  const { t } = useLingui()
  const { name } = like
  return (
    <Notice
      tone="error"
      live="assertive"
      title={
        name ? t`This is not the address of ${name}` : t`This is not the address you used before`
      }
    >
      <p>
        <Phrases>{t`It begins and ends the same and differs between. Somebody may have made it so that you take it for the other one. Nothing can be sent to it.`}</Phrases>
      </p>
      <dl className="tw-look-alike">
        <dt>{t`Entered`}</dt>
        <dd>
          <AddressText address={address} differsFrom={like.address} />
        </dd>
        <dt>{name ?? t`Used before`}</dt>
        <dd>
          <AddressText address={like.address} differsFrom={address} />
        </dd>
      </dl>
    </Notice>
  )
}
