/** @jsxImportSource hono/jsx */
import { formatTime } from '../basics/dates.ts'
import type { inbox } from '../messages/inbox.ts'
import { Empty, Section } from './layout.tsx'

/** Every e-mail, whether or not it also went out by SMTP, and every text message. */
export function Inbox({ mails }: { mails: Awaited<ReturnType<typeof inbox>> }) {
  return (
    <Section id="inbox" title="Inbox">
      {mails.length === 0 && <Empty>No messages yet.</Empty>}
      <ul class="lines">
        {mails.map((mail) => (
          <li key={mail.id}>
            <details>
              <summary>
                {mail.kind === 'TEXT' ? 'Text message' : mail.subject}{' '}
                <span class="muted">to {mail.to}</span>
                <time class="muted">{formatTime(mail.sentAt)}</time>
              </summary>
              <p class="mail">{mail.text}</p>
            </details>
          </li>
        ))}
      </ul>
    </Section>
  )
}
