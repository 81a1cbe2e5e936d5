import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { getByRole, queryByText } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { FooterContext } from '../../ui/frame/FrameFooter.tsx'
import { render } from '../../ui/render.test-helper.ts'
import { CodeForm, type CodeFormProps } from './CodeForm.tsx'

const email = 'holder@example.com'

function show(props: Partial<CodeFormProps>) {
  const footer = document.createElement('div')
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <FooterContext value={footer}>
        <CodeForm
          actions={{ check: vi.fn(), resend: vi.fn(), setCode: vi.fn() }}
          address={email}
          isSentHere
          sentText="Email sent successfully."
          code=""
          busy={undefined}
          secondsLeft={42}
          error={undefined}
          issue={undefined}
          {...props}
        >
          {null}
        </CodeForm>
      </FooterContext>
    </I18nProvider>,
  )
  const described = getByRole(container, 'textbox').getAttribute('aria-describedby') ?? ''
  return {
    advice: queryByText(container, /Request a new one/, { selector: '.tw-hint' }),
    description: described.split(' ').map((id) => container.querySelector(`[id="${id}"]`)),
    text: container.textContent ?? '',
    sentTo: container.querySelector('#note')?.textContent,
  }
}

test.each([
  ['482913', undefined, false],
  ['482913', 'Code error', true],
  ['4829', 'Code error', false],
  ['', 'Required.', false],
])('The code %j with the error %j has the advice to request a new one: %s', (code, error, has) => {
  const { advice, description } = show({ code, error })
  expect(advice !== null).toBe(has)
  expect(description.includes(advice)).toBe(has)
})

test('Only a code that the element has sent is said to be sent', () => {
  expect(show({}).sentTo).toBe(`We've sent a code to ${email}, please enter the code below.`)
  expect(show({ isSentHere: false }).sentTo).toBe(
    `Enter the newest code sent to ${email}. If you have used it, request another.`,
  )
})

test.each([
  ['while another cannot be sent', { secondsLeft: 42 }, true],
  ['no longer once another can be sent', { secondsLeft: 0 }, false],
  ['not of a code that was not sent here', { isSentHere: false }, false],
])('says that the code was sent, %s', (_, props, isSaid) => {
  expect(show(props).text).toMatch(isSaid ? /Email sent successfully/ : /^((?!Email sent).)*$/s)
})
