import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, getByLabelText, getByRole, queryByRole } from '@testing-library/dom'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { answerQuestion } from '../../api/endpoints/transfer.ts'
import { stubParts } from '../../element/model/stub-parts.test-helper.ts'
import { maxAnswerLength } from '../../limits.ts'
import { render } from '../../ui/render.test-helper.ts'
import type { RecordRequestIssue, RecordRequests } from '../record-requests/record-requests.ts'
import type { AnswerInput } from './answer-input.ts'
import { QuestionNotice } from './QuestionNotice.tsx'
import { Questions } from './Questions.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const asked = { id: '7', text: 'Where does it come from?' }
const answered = { ...asked, answer: { text: 'My salary.', files: ['/1.png', '/2.png'] } }
const record = { orderNumber: 'W1', status: 'Auditing' as const, questions: [asked] }

const picture = { url: '/uploads/1.png', name: 'slip.png' }

function show(
  shown: Parameters<typeof Questions>[0]['record'],
  { kept, issue }: { kept?: AnswerInput; issue?: Partial<RecordRequestIssue> } = {},
) {
  const state = {
    sending: undefined,
    issue: issue && ({ call: 'answerQuestion', orderNumber: 'W1', ...issue } as RecordRequestIssue),
  }
  const send = vi.fn<RecordRequests['send']>(async () => undefined)
  const save = vi.fn()
  const clear = vi.fn()
  const { messages, session } = stubParts()
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <Questions
        record={shown}
        parts={{
          model: { messages, session },
          requests: { store: createStore(() => state), send },
          endFailures: vi.fn(),
          inputs: { open: () => ({ value: kept, keptAt: undefined, save }) as never, clear },
        }}
      />
    </I18nProvider>,
  )
  const type = (value: string) =>
    fireEvent.change(getByLabelText(container, 'Your answer'), { target: { value } })
  const press = () => {
    act(() => vi.advanceTimersByTime(1_000))
    act(() => getByRole(container, 'button', { name: 'Send the answer' }).click())
  }
  return { container, send, save, clear, type, press }
}

it('an answer is kept letter by letter, sent without blanks around it, and forgotten once accepted', () => {
  const { type, press, save, send, clear } = show(record)
  type(' My salary.\nOf November. ')
  const text = ' My salary.\nOf November. '
  expect(save).toHaveBeenLastCalledWith({ questionId: '7', text, files: [] })
  press()
  const [request] = send.mock.lastCall ?? []
  expect(request).toMatchObject({
    endpoint: answerQuestion,
    orderNumber: 'W1',
    body: { questionId: '7', text: 'My salary.\nOf November.', files: [] },
  })
  expect(clear).not.toHaveBeenCalled()
  request?.onAccepted?.()
  expect(clear).toHaveBeenCalledOnce()
})

it('what was kept for this question comes back with its images, each of which can be removed', () => {
  const { container, press, send } = show(record, {
    kept: { questionId: '7', text: 'My salary.', files: [picture] },
  })
  expect(container.textContent).toContain('slip.png')
  press()
  expect(send.mock.lastCall?.[0].body).toMatchObject({ files: ['/uploads/1.png'] })
  act(() => getByRole(container, 'button', { name: 'Remove slip.png' }).click())
  expect(container.textContent).not.toContain('slip.png')
})

it('what was kept for another question does not come back', () => {
  const kept = { questionId: '6', text: 'Of another.', files: [picture] }
  expect(show(record, { kept }).container.textContent).not.toContain('slip.png')
})

it('after five images no other can be chosen', () => {
  const files = [1, 2, 3, 4, 5].map((at) => ({ url: `/${at}.png`, name: `${at}.png` }))
  const { container } = show(record, { kept: { questionId: '7', text: 'Yes', files } })
  expect(container.querySelector('input[type=file]')).toBeNull()
})

it.each([
  ['nothing', ' ', 'Enter an answer.'],
  ['too much', 'a'.repeat(maxAnswerLength + 1), 'An answer has at most'],
])('an answer of %s is not sent, and the field says why', (_, text, error) => {
  const { container, type, press, send } = show(record)
  type(text)
  press()
  expect(send).not.toHaveBeenCalled()
  expect(getByRole(container, 'alert').textContent).toContain(error)
})

it.each([
  [true, 'We do not know yet whether your answer has arrived'],
  [false, 'Your answer was not accepted'],
])('a failed answer stays typed, and the form says what is known', (isUnknown, title) => {
  const { container } = show(record, { issue: { isUnknown, error: { kind: 'network' } } })
  expect(getByRole(container, 'alert').textContent).toContain(title)
  getByRole(container, 'button', { name: 'Send the answer' })
})

it('an answer is shown with its images, without those that cannot be loaded, and no form is left', () => {
  const { container } = show({ ...record, questions: [answered] })
  expect(container.textContent).toContain('My salary.2 images attached')
  const images = () => [...container.querySelectorAll('img')]
  expect(images().map(({ alt, src }) => [alt, new URL(src).pathname])).toEqual([
    ['Attachment 1', '/1.png'],
    ['Attachment 2', '/2.png'],
  ])
  act(() => void (images()[0] && fireEvent.error(images()[0] as HTMLElement)))
  expect(images()).toHaveLength(1)
  expect(queryByRole(container, 'button')).toBeNull()
})

it('a decided order shows no open question', () => {
  expect(show({ ...record, status: 'Success' }).container.textContent).toBe('')
})

it.each([
  ['DEPOSIT', 'A question about your deposit'],
  ['WITHDRAW', 'A question about your withdrawal'],
])('a first screen says of a %s that it waits for an answer, and leads to it', (type, title) => {
  const onOpen = vi.fn()
  const open = { ...record, type }
  const records = [{ ...open, orderNumber: 'W0', questions: [answered] }, open]
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <QuestionNotice records={records} onOpen={onOpen} />
    </I18nProvider>,
  )
  expect(container.textContent).toContain(title)
  act(() => getByRole(container, 'button', { name: 'Answer' }).click())
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(open)
})
