import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useRef } from 'react'
import { createPortal } from 'react-dom'
import { expect, test } from 'vitest'
import { ModelContext } from '../../elements/contract/model/context.ts'
import { stubModel } from '../../elements/contract/model/stub-model.test-helper.ts'
import { Tools } from '../../elements/contract/text/Tools.tsx'
import { render } from '../../shared/ui/render.test-helper.ts'
import { pressToLimit } from '../support/shadow-queries.ts'
import { LargestText, SmallestText } from './text.stories.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const state = { read: new Set<number>(), phase: { name: 'reading' } }
const model = {
  store: { getState: () => state, getInitialState: () => state, subscribe: () => () => {} },
}

const Page = ({ root }: { root: ShadowRoot }) => {
  const text = useRef<HTMLDivElement>(null)
  return createPortal(
    <I18nProvider i18n={i18n}>
      <ModelContext value={stubModel(model)}>
        <Tools text={text} />
      </ModelContext>
      <div className="tw-text" ref={text} />
      <button type="reset">Endless</button>
    </I18nProvider>,
    root,
  )
}

const draw = () => {
  const canvasElement = document.createElement('div')
  const root = canvasElement
    .appendChild(document.createElement('div'))
    .attachShadow({ mode: 'open' })
  document.body.append(canvasElement)
  render(<Page root={root} />)
  // From here on React renders without `act`, as it does in a story.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  const scale = () =>
    root.querySelector<HTMLElement>('.tw-text')?.style.getPropertyValue('--_scale')
  return { canvasElement, scale }
}

test.each([
  ['LargestText', LargestText, '1.5'],
  ['SmallestText', SmallestText, '0.875'],
])('the story %s reaches its text size and ends', async (_, { play }, size) => {
  const { canvasElement, scale } = draw()
  await play?.({ canvasElement } as unknown as Parameters<NonNullable<typeof play>>[0])
  expect(scale()).toBe(size)
})

test('a story whose button has no limit fails', async () => {
  await expect(pressToLimit(draw().canvasElement, '[type=reset]')).rejects.toThrow('has no limit')
})
