/** @jsxImportSource hono/jsx */
import { endpoints } from '../../shared/api/endpoints/all.ts'
import { type Fault, faultKinds } from '../calls/faults.ts'
import { Choice, Empty, Field, Section } from './layout.tsx'

const describeFault = ({ call, kind, when, times, token, email, ms, code }: Fault): string =>
  [
    `${call}: ${kind}`,
    when === 'after' && 'after the work is done',
    ms !== undefined && `after ${ms} ms`,
    code !== undefined && `code ${code}`,
    token && `for ${token}`,
    email && `for ${email}`,
    times === 'forever' ? 'for ever' : `${times} more`,
  ]
    .filter(Boolean)
    .join(', ')

const kinds = Object.entries(faultKinds).map(([kind, text]) => [kind, `${kind}: ${text}`] as const)

/** Sets and lists the faults that hit the next calls. */
export function Faults({ faults }: { faults: readonly Fault[] }) {
  return (
    <Section id="faults" title="Faults">
      <form method="post" action="/sandbox/control/faults" class="row">
        <Choice label="Call" name="call" options={['*', ...Object.keys(endpoints)]} />
        <Choice label="What goes wrong" name="kind" options={kinds} />
        <Choice
          label="When"
          name="when"
          options={[
            ['before', 'before the work is done'],
            ['after', 'after it is done: only the answer is lost'],
          ]}
        />
        <Field label="Times (empty: for ever)" name="times" type="number" />
        <Field label="Only for token" name="token" />
        <Field label="Only for e-mail" name="email" />
        <Field label="Delay in ms" name="ms" type="number" />
        <Field label="Code" name="code" type="number" />
        <Field label="Message" name="message" />
        <Field label="HTTP status" name="status" type="number" />
        <Field label="Answer (JSON)" name="body" />
        <button type="submit" class="primary">
          Set the fault
        </button>
      </form>
      {faults.length === 0 && <Empty>No fault is active.</Empty>}
      <ul>
        {faults.map((fault) => (
          <li key={fault.id} class="card">
            <form method="post" action="/sandbox/control/faults/remove" class="row">
              <span>{describeFault(fault)}</span>
              <input type="hidden" name="id" value={fault.id} />
              <button type="submit">
                Remove<span class="hidden"> fault {fault.id}</span>
              </button>
            </form>
          </li>
        ))}
      </ul>
    </Section>
  )
}
