/** @jsxImportSource hono/jsx */
import type { Call } from '../call-log.ts'
import { formatTime } from '../dates.ts'
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
        <Empty>No call yet.</Empty>
      ) : (
        <Table label="Last calls" heads={['When', 'Call', 'Answer', 'Token', 'Key', 'Sent']}>
          {calls.toReversed().map((call) => (
            <tr key={call.id}>
              <td>{formatTime(call.at)}</td>
              <td>
                <code>
                  {call.method} {call.path}
                </code>
              </td>
              <td>{answerOf(call)}</td>
              <td>{call.headers.token ?? call.headers['otp-token'] ?? 'none'}</td>
              <td>{call.idempotencyKey ?? 'none'}</td>
              <td>{call.body === null ? 'nothing' : <code>{JSON.stringify(call.body)}</code>}</td>
            </tr>
          ))}
        </Table>
      )}
    </Section>
  )
}
