import { findByRole, getByRole, getByText, queryByRole } from '@testing-library/dom'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answer } from '../../shared/api/errors.ts'
import { leavesOutcomeUnknown } from '../../shared/api/outcome.ts'
import { maxEnquiryLength } from '../../shared/limits.ts'
import { readEmail } from '../../shared/person/email/email.ts'
import { createToasts } from '../../shared/ui/create-toasts.ts'
import { render, setNativeValue } from '../../shared/ui/render.test-helper.ts'
import { createNotices } from '../preferences/notices.ts'
import { forgetToken, keepToken, readToken } from '../preferences/preferences.ts'
import { inSite } from '../testing/in-site.tsx'
import type { Drafts } from './drafts.ts'
import { clearDrafts } from './drafts.ts'
import { EnquiryForm, type EnquiryFormProps } from './EnquiryForm.tsx'
import type * as sending from './send-enquiry.ts'

const send = vi.hoisted(() => vi.fn<typeof sending.sendEnquiry>())
const randomKey = vi.hoisted(() => vi.fn<typeof sending.randomKey>())
/** One mock for all tests: two that are registered before an import apply in any order. */
const file = { isMissing: false }
const sendModule = () => {
  if (file.isMissing) throw new Error('the file could not be loaded')
  return {
    readEmail,
    randomKey,
    sendEnquiry: send,
    leavesOutcomeUnknown,
    botTokenOf: async (_: unknown, action: string) => `token for ${action}`,
  }
}
beforeEach(() => {
  file.isMissing = false
  vi.resetModules()
  vi.doMock('./send-enquiry.ts', sendModule)
  let keys = 0
  randomKey.mockReset().mockImplementation(() => `key ${++keys}`)
  send.mockReset()
})

afterEach(() => sessionStorage.clear())

const lost: Answer<unknown> = { ok: false, error: { kind: 'network' } }
const arrived: Answer<unknown> = { ok: true, value: undefined }

/** Delays the answer until the returned function is called with it. */
function holdAnswer() {
  let answer = (_: Answer<unknown>) => {}
  send.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  return (value: Answer<unknown>) => act(async () => answer(value))
}

const form = (drafts: Drafts = new Map(), own?: EnquiryFormProps) =>
  inSite(
    <EnquiryForm topic="Credit card" {...own} />,
    'en',
    createToasts(),
    createNotices(),
    drafts,
  )

/** A form; those of the same visit have the same drafts. */
function setUp(drafts?: Drafts, own?: EnquiryFormProps) {
  const { container, unmount } = render(form(drafts, own))
  const field = (name: string) => getByRole<HTMLInputElement>(container, 'textbox', { name })
  const write = (message: string) => {
    field('Name').value = 'Ada'
    field('E-mail').value = 'ada@example.com'
    field('Message').value = message
    act(() => {
      field('Message').dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
  const submit = () =>
    act(async () => {
      container.querySelector('form')?.requestSubmit()
      await vi.dynamicImportSettled()
    })
  return { container, unmount, field, write, submit }
}

describe('an enquiry', () => {
  it.each([
    ['no answer', { kind: 'network' }, /^We could not confirm/],
    ['half an answer', { kind: 'malformed' }, /^We could not confirm/],
    ['an error of a gateway', { kind: 'server', status: 502 }, /^We could not confirm/],
    ['a refusal', { kind: 'refused', message: 'Too many.' }, /^Too many\.$/],
    ['a refusal without a message', { kind: 'forbidden' }, /^We could not send your message/],
  ] as const)('that met %s says whether it may have arrived', async (_, error, words) => {
    send.mockResolvedValue({ ok: false, error })
    const { container, write, submit } = setUp()
    write('A question')
    await submit()
    expect(getByRole(container, 'alert').textContent).toMatch(words)
  })

  it('says that nothing was sent if the code that sends it cannot be loaded', async () => {
    file.isMissing = true
    const { container, write, submit } = setUp()
    write('A question')
    await submit()
    const alert = await findByRole(container, 'alert')
    expect(alert.textContent).toMatch(/^We could not send your message/)
  })

  it('cannot be submitted before hydration', () => {
    expect(renderToStaticMarkup(form())).toMatch(/<button type="submit"[^>]* disabled=""/)
    const { container } = setUp()
    expect(getByRole<HTMLButtonElement>(container, 'button').disabled).toBe(false)
  })

  it('is sent once, even if it is submitted again while it is being sent', async () => {
    const answer = holdAnswer()
    const { container, write, submit } = setUp()
    write('A question')
    await submit()
    await submit()
    expect(send).toHaveBeenCalledOnce()
    await answer(arrived)
    expect(queryByRole(container, 'textbox')).toBeNull()
  })

  it('is repeated with its key after a lost answer, and changed text gets a new key', async () => {
    send.mockResolvedValueOnce(lost).mockResolvedValueOnce(lost).mockResolvedValueOnce(arrived)
    const { write, submit } = setUp()
    write('A question')
    await submit()
    await submit()
    write('Another question')
    await submit()
    expect(send.mock.calls.map(([, key]) => key)).toEqual(['key 1', 'key 1', 'key 2'])
  })

  it('that failed is announced beside the form, which keeps its values', async () => {
    send.mockResolvedValue(lost)
    const { container, field, write, submit } = setUp()
    write('A question')
    await submit()
    expect(getByRole(container, 'alert').textContent).toContain('It is still here')
    expect(field('Message').value).toBe('A question')
  })

  it('has the subject of its form', async () => {
    send.mockResolvedValue(arrived)
    const { write, submit } = setUp()
    write('A question')
    await submit()
    expect(send.mock.calls[0]?.[0].topic).toBe('Credit card')
  })

  it.each([
    [undefined, 'send_enquiry'],
    ['send_application', 'send_application'],
  ])('asks the bot check for its action: %s', async (own, action) => {
    send.mockResolvedValue(arrived)
    const { write, submit } = setUp(undefined, own ? { action: own } : {})
    write('A question')
    await submit()
    expect(send.mock.calls[0]?.[2]).toBe(`token for ${action}`)
  })

  it('has the subject that the visitor chose, also in a reopened form', async () => {
    send.mockResolvedValue(lost)
    const drafts: Drafts = new Map()
    const own = {
      choice: {
        label: 'Assets',
        options: [
          { topic: 'Card', text: 'Not decided' },
          { topic: 'Card: property', text: 'Property' },
        ],
      },
    }
    const first = setUp(drafts, own)
    const radio = ({ container }: typeof first, name: string) =>
      getByRole<HTMLInputElement>(container, 'radio', { name })
    expect(radio(first, 'Not decided').checked).toBe(true)
    act(() => radio(first, 'Property').click())
    first.write('A question')
    await first.submit()
    expect(send.mock.calls[0]?.[0].topic).toBe('Card: property')
    first.unmount()
    expect(radio(setUp(drafts, own), 'Property').checked).toBe(true)
  })

  it('is restored in a reopened dialog and sent with the same key', async () => {
    send.mockResolvedValueOnce(lost).mockResolvedValueOnce(arrived)
    const drafts: Drafts = new Map()
    const first = setUp(drafts)
    first.write('A question')
    await first.submit()
    first.unmount()
    const again = setUp(drafts)
    expect(again.field('Name').value).toBe('Ada')
    expect(again.field('Message').value).toBe('A question')
    await again.submit()
    expect(send.mock.calls.map(([, key]) => key)).toEqual(['key 1', 'key 1'])
    again.unmount()
    expect(setUp(drafts).field('Message').value).toBe('')
  })

  it('that a program filled in is restored, also if it dispatches only `change`', () => {
    const drafts: Drafts = new Map()
    const { field, unmount } = setUp(drafts)
    setNativeValue(field('Name'), 'Ada')
    act(() => void field('Name').dispatchEvent(new Event('change', { bubbles: true })))
    unmount()
    expect(setUp(drafts).field('Name').value).toBe('Ada')
  })

  it('says how long it is once it is near the limit, also in a reopened form', () => {
    const drafts: Drafts = new Map()
    const { container, write, unmount } = setUp(drafts)
    write('A question')
    expect(container.textContent).not.toMatch(/ of [\d,]+ characters/)
    write('.'.repeat(maxEnquiryLength - 1))
    const length = `${maxEnquiryLength - 1} of`
    expect(container.textContent).toContain(length)
    unmount()
    expect(setUp(drafts).container.textContent).toContain(length)
  })

  it('that is being sent is not sent again from a reopened form', async () => {
    const answer = holdAnswer()
    const drafts: Drafts = new Map()
    const first = setUp(drafts)
    first.write('A question')
    await first.submit()
    first.unmount()
    const again = setUp(drafts)
    await again.submit()
    expect(send).toHaveBeenCalledOnce()
    await answer(arrived)
    expect(getByRole(again.container, 'heading').textContent).toBe('Thank you')
    again.unmount()
    expect(setUp(drafts).field('Message').value).toBe('')
  })

  it.each([
    ['arrived', arrived, /^We have received/],
    ['may have failed', lost, /^We could not confirm/],
  ])('that %s while its form was closed says so in a reopened one', async (_, value, words) => {
    const answer = holdAnswer()
    const drafts: Drafts = new Map()
    const { write, submit, unmount } = setUp(drafts)
    write('A question')
    await submit()
    unmount()
    await answer(value)
    const { container } = setUp(drafts)
    expect(getByText(container, words)).toBeTruthy()
    // The visitor has come back for something else, perhaps.
    expect(document.activeElement).toBe(document.body)
  })

  it('cannot be changed while it is being sent', async () => {
    const answer = holdAnswer()
    const options = ['One', 'Two'].map((text) => ({ topic: text, text }))
    const { container, field, write, submit } = setUp(undefined, {
      choice: { label: 'Assets', options },
    })
    const two = getByRole<HTMLInputElement>(container, 'radio', { name: 'Two' })
    const isFixed = () => {
      act(() => two.click())
      return [
        field('Name').readOnly,
        field('E-mail').readOnly,
        field('Message').readOnly,
        !two.checked,
      ]
    }
    write('A question')
    await submit()
    expect(isFixed()).toEqual([true, true, true, true])
    await answer(lost)
    expect(isFixed()).toEqual([false, false, false, false])
  })

  it('is cleared when the person leaves; the answer to it is not shown to the next one', async () => {
    const answer = holdAnswer()
    const drafts: Drafts = new Map()
    const { container, field, write, submit } = setUp(drafts)
    write('A question')
    await submit()
    act(() => clearDrafts(drafts))
    expect(['Name', 'E-mail', 'Message'].map((name) => field(name).value)).toEqual(['', '', ''])
    await answer(arrived)
    expect(container.textContent).not.toContain('ada@example.com')
    expect(field('Message').readOnly).toBe(false)
  })

  describe('after a reload', () => {
    const options = ['One', 'Two'].map((text) => ({ topic: text, text }))
    const own = { choice: { label: 'Assets', options } }

    /** The form in a document, as the browser leaves it before hydration. */
    async function reload(fill: (container: HTMLElement) => void = () => {}) {
      const container = document.body.appendChild(document.createElement('div'))
      container.innerHTML = renderToString(form(new Map(), own))
      fill(container)
      const root = await act(async () => hydrateRoot(container, form(new Map(), own)))
      const field = (name: string) => getByRole<HTMLInputElement>(container, 'textbox', { name })
      const values = () => ['Name', 'E-mail', 'Message'].map((name) => field(name).value)
      const close = () => act(() => root.unmount())
      return { container, field, values, close }
    }
    afterEach(() => document.body.replaceChildren())

    it('has every field again, the longest and the chosen subject included', async () => {
      const { container, write, unmount } = setUp(undefined, own)
      act(() => getByRole<HTMLInputElement>(container, 'radio', { name: 'Two' }).click())
      write('A question')
      unmount()
      const again = await reload()
      expect(again.values()).toEqual(['Ada', 'ada@example.com', 'A question'])
      const two = getByRole<HTMLInputElement>(again.container, 'radio', { name: 'Two' })
      expect(two.checked).toBe(true)
      again.close()
    })

    it('keeps what was typed, or filled in by the browser, before its scripts came', async () => {
      setUp(undefined, own).write('A question')
      const again = await reload((container) => {
        const message = getByRole<HTMLInputElement>(container, 'textbox', { name: 'Message' })
        message.value = 'A newer question'
      })
      expect(again.values()).toEqual(['Ada', 'ada@example.com', 'A newer question'])
      again.close()
      // It is known from then on, also if nothing more is typed.
      const { values, close } = await reload()
      expect(values()[2]).toBe('A newer question')
      close()
    })

    it('is repeated with the key of a try whose answer was lost', async () => {
      send.mockResolvedValueOnce(lost).mockResolvedValueOnce(arrived)
      const first = setUp()
      first.write('A question')
      await first.submit()
      first.unmount()
      const again = setUp()
      await again.submit()
      expect(send.mock.calls.map(([, key]) => key)).toEqual(['key 1', 'key 1'])
      again.unmount()
      // It has arrived: nothing is left.
      expect(sessionStorage.getItem('enquiries')).toBe('')
    })

    it.each([
      ['a person who has left', () => forgetToken('first')],
      ['a person whom another one has followed', () => keepToken('second')],
    ])('is empty if the text is that of %s', async (_, change) => {
      keepToken('first')
      const { write, unmount } = setUp()
      write('A question')
      unmount()
      const kept = sessionStorage.getItem('enquiries') ?? ''
      act(change)
      // As if the other person had come in another tab, which this one does not hear.
      sessionStorage.setItem('enquiries', kept)
      const { values, close } = await reload()
      expect(values()).toEqual(['', '', ''])
      expect(sessionStorage.getItem('enquiries')).toBe('')
      close()
      act(() => forgetToken(readToken()))
    })

    it('is empty once the person has signed out, on whatever page that was', async () => {
      const { write, unmount } = setUp()
      write('A question')
      unmount()
      clearDrafts(new Map())
      const { values, close } = await reload()
      expect(values()).toEqual(['', '', ''])
      close()
    })
  })

  describe('of a person who is signed in', () => {
    beforeEach(() => keepToken('first'))
    afterEach(() => act(() => forgetToken(readToken())))

    it.each([
      ['signs out in another tab', () => forgetToken('first')],
      ['is followed by another person in another tab', () => keepToken('second')],
    ])('is cleared when that person %s', (_, change) => {
      const { field, write } = setUp()
      write('A question')
      // The other tab changes the cookie; this one hears nothing of it.
      const dispatch = vi.spyOn(globalThis, 'dispatchEvent').mockReturnValue(true)
      change()
      dispatch.mockRestore()
      sessionStorage.setItem('token', 'first')
      expect(field('Message').value).toBe('A question')
      act(() => void dispatchEvent(new Event('focus')))
      expect(field('Message').value).toBe('')
    })

    it('is kept when the session of that person is renewed', () => {
      const { field, write } = setUp()
      write('A question')
      act(() => forgetToken('first'))
      act(() => keepToken('renewed'))
      act(() => void dispatchEvent(new Event('focus')))
      expect(field('Message').value).toBe('A question')
    })
  })

  it('of a visitor is kept when the visitor signs in', () => {
    const { field, write } = setUp()
    write('A question')
    act(() => keepToken('first'))
    act(() => void dispatchEvent(new Event('focus')))
    expect(field('Message').value).toBe('A question')
    act(() => forgetToken('first'))
  })
})
