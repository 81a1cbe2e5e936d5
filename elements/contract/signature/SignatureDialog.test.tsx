import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import {
  fireEvent,
  getByLabelText,
  getByRole,
  getByText,
  queryByRole,
  queryByText,
} from '@testing-library/dom'
import { act, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { maxPictureBytes } from '../../../shared/limits.ts'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { draw, fakeCanvases, pointer } from './canvas.test-helper.ts'
import { SignatureDialog, type SignatureDialogProps } from './SignatureDialog.tsx'
import { noDrafts, type SignatureDrafts } from './signature-draft.ts'

beforeEach(() => {
  fakeCanvases()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const stroke = [0, 1, 2, 3].map((n) => ({ x: 100 + 60 * n, y: 100, time: n, pressure: 0 }))
const drawn: SignatureDrafts = { ...noDrafts, ink: { width: 800, strokes: [stroke, stroke] } }

type Calls = Pick<SignatureDialogProps, 'onSave' | 'onTry' | 'onEmpty' | 'onDrafts'>

const Page = ({ start, onDrafts, ...calls }: Calls & { start: SignatureDrafts }) => {
  const [i18n] = useState(() => setupI18n({ locale: 'en', messages: { en: {} } }))
  const [drafts, setDrafts] = useState(start)
  const [isOpen, setOpen] = useState(true)
  return (
    <I18nProvider i18n={i18n}>
      <button type="button" onClick={() => setOpen(true)}>
        Sign
      </button>
      <SignatureDialog
        open={isOpen}
        facts={{ title: 'Agreement', rows: [{ label: 'Party B', value: 'Example Brokerage' }] }}
        drafts={drafts}
        onDrafts={(next) => {
          setDrafts(next)
          onDrafts(next)
        }}
        onClose={() => setOpen(false)}
        {...calls}
      />
    </I18nProvider>
  )
}

const show = (start = noDrafts) => {
  const onSave = vi.fn()
  const onTry = vi.fn()
  const onEmpty = vi.fn()
  let latest = start
  const { container } = render(
    <Page
      start={start}
      onSave={onSave}
      onTry={onTry}
      onEmpty={onEmpty}
      onDrafts={(drafts) => {
        latest = drafts
      }}
    />,
  )
  const press = (name: string) => act(() => getByRole(container, 'button', { name }).click())
  const choose = (name: string) => act(() => getByRole(container, 'radio', { name }).click())
  const canvas = () => getByRole(container, 'img', { name: 'Signature' }) as HTMLCanvasElement
  const isDisabled = (name: string) =>
    getByRole(container, 'button', { name }).getAttribute('aria-disabled') === 'true'
  return {
    canvas,
    choose,
    container,
    drafts: () => latest,
    isDisabled,
    onEmpty,
    onSave,
    onTry,
    press,
  }
}

test('is a dialog with a canvas, and focuses the modes first', () => {
  const { canvas, container } = show()
  getByRole(container, 'dialog', { name: 'Signature' })
  canvas()
  for (const name of ['Save', 'Clear', 'Undo', 'Close']) getByRole(container, 'button', { name })
  expect(document.activeElement).toBe(getByRole(container, 'radio', { name: 'Draw' }))
})

describe('drawing', () => {
  test('a stroke is reported and announced', () => {
    const { canvas, container, drafts, onTry } = show()
    expect(getByRole(container, 'status').textContent).toBe('The pad is empty.')
    act(() => draw(canvas(), [10, 10], [200, 50]))
    expect(onTry).toHaveBeenCalled()
    expect(drafts().ink.strokes).toHaveLength(1)
    expect(getByRole(container, 'status').textContent).toBe('The pad contains a signature.')
  })

  test('undo removes the last stroke, clear removes all; both are disabled without strokes', () => {
    const { drafts, isDisabled, press } = show(drawn)
    press('Undo')
    expect(drafts().ink.strokes).toHaveLength(1)
    expect(isDisabled('Undo')).toBe(false)
    press('Clear')
    expect(drafts().ink.strokes).toEqual([])
    expect([isDisabled('Undo'), isDisabled('Clear')]).toEqual([true, true])
    press('Undo')
    expect(drafts().ink.strokes).toEqual([])
  })

  test('clear is disabled after a press and still has the focus', () => {
    const { container, press } = show(drawn)
    const clear = getByRole(container, 'button', { name: 'Clear' })
    clear.focus()
    press('Clear')
    expect(document.activeElement).toBe(clear)
  })

  test('strokes survive a change of mode and closing the dialog', () => {
    const { canvas, choose, container, drafts, press } = show()
    act(() => draw(canvas(), [10, 10], [200, 50]))
    choose('Type')
    choose('Draw')
    press('Close')
    expect(queryByRole(container, 'dialog')).toBeNull()
    press('Sign')
    expect(drafts().ink.strokes).toHaveLength(1)
    expect(getByRole(container, 'status').textContent).toBe('The pad contains a signature.')
  })

  test('undo during a stroke removes that stroke', () => {
    const { canvas, drafts, press } = show(drawn)
    act(() => void pointer(canvas(), 'down', 10, 10))
    act(() => void pointer(canvas(), 'move', 90, 90))
    press('Undo')
    expect(drafts().ink.strokes).toHaveLength(2)
  })

  test('a change of mode during a stroke keeps the stroke', () => {
    const { canvas, choose, drafts } = show()
    act(() => void pointer(canvas(), 'down', 10, 10))
    act(() => void pointer(canvas(), 'move', 90, 90))
    choose('Type')
    expect(drafts()).toMatchObject({ mode: 'typed', ink: { strokes: [{ length: 2 }] } })
  })

  test.each<[string, SignatureDrafts]>([
    ['nothing', noDrafts],
    ['a dot', { ...noDrafts, ink: { width: 800, strokes: [stroke.slice(0, 1)] } }],
    ['no name', { ...noDrafts, mode: 'typed', typed: ' ' }],
    ['no image', { ...noDrafts, mode: 'image' }],
  ])('saving %s tells the caller and saves nothing', async (_, drafts) => {
    const { onEmpty, onSave, onTry, press } = show(drafts)
    await press('Save')
    expect(onEmpty).toHaveBeenCalledOnce()
    // What an earlier press has said ends first.
    expect(onTry).toHaveBeenCalledBefore(onEmpty)
    expect(onSave).not.toHaveBeenCalled()
  })

  test('a blank image from the browser is distinguished from an empty canvas', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null))
    const { container, onEmpty, onSave } = show(drawn)
    await act(async () => {
      getByRole(container, 'button', { name: 'Save' }).click()
      await new Promise((resolve) => setTimeout(resolve))
    })
    getByText(container, /blocks access to the drawing/)
    expect(onEmpty).not.toHaveBeenCalled()
    expect(onSave).not.toHaveBeenCalled()
  })

  test('without a canvas to draw on, a message is shown and the other modes work', () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    const { container, choose } = show()
    getByText(container, /Drawing is not available in this browser at the moment/)
    expect(queryByRole(container, 'img', { name: 'Signature' })).toBeNull()
    choose('Type')
    getByRole(container, 'textbox', { name: 'Name' })
  })
})

test('each mode keeps its own draft while another mode is open, also when one is cleared', () => {
  const image = { file: new Blob(['x']), name: 'signature.png' }
  const { choose, container, drafts, press } = show({ ...drawn, typed: 'Ada', image })
  const name = () => getByRole<HTMLInputElement>(container, 'textbox', { name: 'Name' })
  choose('Type')
  expect(name().value).toBe('Ada')
  choose('Upload')
  getByText(container, 'signature.png')
  choose('Draw')
  expect(getByRole(container, 'status').textContent).toBe('The pad contains a signature.')
  choose('Type')
  expect(name().value).toBe('Ada')
  press('Clear')
  expect(name().value).toBe('')
  choose('Upload')
  getByText(container, 'signature.png')
  expect(drafts()).toMatchObject({ ink: drawn.ink, typed: '', image })
})

describe('the reason why a signature cannot be saved is shown until something changes', () => {
  test.each<[string, () => void, RegExp]>([
    [
      'no canvas',
      () => vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null),
      /cannot create an image of your signature at the moment/,
    ],
    [
      'a canvas that is guarded',
      () =>
        vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null)),
      /blocks access to the drawing/,
    ],
    [
      'too many bytes',
      () => {
        const pixels = [...Array(400).fill(255), ...Array(400).fill(0)]
        fakeCanvases(
          { width: 800 },
          Uint8ClampedArray.from(pixels, (value, at) => (at % 4 === 3 ? value : 0)),
        )
        vi.stubGlobal('createImageBitmap', async () => ({ width: 40, height: 10, close() {} }))
        vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
          done(new Blob([new Uint8Array(maxPictureBytes + 1)])),
        )
      },
      /signature is larger than 3 MB/,
    ],
  ])('%s', async (_, breaks, words) => {
    const { container, onSave } = show({ ...noDrafts, mode: 'typed', typed: 'Ann' })
    breaks()
    await act(async () => {
      getByRole(container, 'button', { name: 'Save' }).click()
      for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setTimeout(resolve))
    })
    getByText(container, words)
    expect(onSave).not.toHaveBeenCalled()
    expect(getByRole<HTMLInputElement>(container, 'textbox').value).toBe('Ann')
    act(() => {
      fireEvent.input(getByRole(container, 'textbox'), { target: { value: 'Anna' } })
    })
    expect(queryByText(container, words)).toBeNull()
  })
})

describe('typing', () => {
  test('each letter is kept, and Save becomes the primary button', () => {
    const { choose, container, drafts } = show()
    const save = getByRole(container, 'button', { name: 'Save' })
    choose('Type')
    expect(save.dataset.variant).toBe('secondary')
    const field = getByRole(container, 'textbox', { name: 'Name' })
    act(() => void fireEvent.input(field, { target: { value: 'Ann' } }))
    expect(drafts()).toMatchObject({ mode: 'typed', typed: 'Ann' })
    expect(save.dataset.variant).toBe('primary')
  })

  test('the shortcuts of the host page get no keys', () => {
    const { choose, container } = show()
    choose('Type')
    const shortcut = vi.fn()
    const types = ['keydown', 'keypress', 'keyup'] as const
    for (const type of types) document.addEventListener(type, shortcut)
    for (const type of types) {
      getByRole(container, 'textbox').dispatchEvent(
        new KeyboardEvent(type, { key: 's', bubbles: true, composed: true }),
      )
    }
    for (const type of types) document.removeEventListener(type, shortcut)
    expect(shortcut).not.toHaveBeenCalled()
  })
})

test.each(['.', '\u200b', '\u3164'])('a typed %j is answered with: a name is needed', (typed) => {
  const { container, onEmpty, onSave, press } = show({ ...noDrafts, mode: 'typed', typed })
  press('Save')
  getByText(container, /Type your name. It needs/)
  expect(onEmpty).not.toHaveBeenCalled()
  expect(onSave).not.toHaveBeenCalled()
})

describe('uploading', () => {
  const give = async (container: HTMLElement, file: File) => {
    const input = getByLabelText(container, 'Upload an image')
    await act(async () => void fireEvent.change(input, { target: { files: [file] } }))
  }

  test.each([
    ['text', new File(['hello'], 'a.png'), /not a JPG or PNG image/],
    ['nothing', new File([], 'a.png'), /is empty/],
    ['a PDF', new File(['%PDF-1.7'], 'a.png'), /A PDF is not a JPG or PNG/],
  ])(
    'a file of %s is refused with a message, and the previous one stays',
    async (_, file, words) => {
      // Neither a bitmap nor an image element shows it.
      class Image {
        onerror?: () => void
        set src(_: string) {
          queueMicrotask(() => this.onerror?.())
        }
      }
      vi.stubGlobal('Image', Image)
      vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not drawn')))
      const before = { file: new Blob(['x']), name: 'before.png' }
      const { container, drafts } = show({ ...noDrafts, mode: 'image', image: before })
      await give(container, file)
      await expect.poll(() => queryByText(container, words)).not.toBeNull()
      expect(drafts().image).toBe(before)
    },
  )

  test('clear removes the picture', () => {
    const { drafts, press } = show({
      ...drawn,
      mode: 'image',
      image: { file: new Blob(['x']), name: 'before.png' },
    })
    press('Clear')
    expect(drafts().image).toBeUndefined()
    expect(drafts().ink).toBe(drawn.ink)
  })
})
