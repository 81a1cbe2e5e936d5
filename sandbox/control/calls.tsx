/** @jsxImportSource hono/jsx */

import { formatTime } from '../basics/dates.ts'
import type { Call } from '../calls/call-log.ts'
import { Empty, Section, Table } from './layout.tsx'

const statusOf = (status: Call['status']): string => {
  if (status === null) return 'under way'
  return status === 0 ? 'connection ended' : `HTTP ${status}`
}

const answerOf = ({ status, code, fault }: Call): string =>
  [statusOf(status), code !== null && `code ${code}`, fault].filter(Boolean).join(', ')

/** The last calls to the API, newest first. */
export function Calls({ calls }: { calls: readonly Call[] }) {
  return (
    <Section id="calls" title="Last calls">
      {calls.length === 0 ? (
        <Empty>No calls yet.</Empty>
      ) : (
        <Table
          label="Last calls"
          heads={['When', 'Call', 'Answer', 'Token', 'Key', 'Sent']}
          rows={calls.toReversed().map((call) => ({
            key: String(call.id),
            cells: [
              formatTime(call.at),
              <code>
                {call.method} {call.path}
              </code>,
              <>
                {answerOf(call)}
                {call.differences?.map((words) => (
                  <p key={words} class="warning">
                    {words}
                  </p>
                ))}
              </>,
              call.headers.token ?? call.headers['otp-token'] ?? 'none',
              call.idempotencyKey ?? 'none',
              call.body === null ? (
                'nothing'
              ) : (
                <code class="long">{JSON.stringify(call.body)}</code>
              ),
            ],
          }))}
        />
      )}
    </Section>
  )
}
