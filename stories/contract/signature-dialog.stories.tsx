import type { Messages } from '@lingui/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fn } from 'storybook/test'
import { StoryGlobals } from '../../.storybook/story-globals.ts'
import { SignatureDialog } from '../../elements/contract/signature/SignatureDialog.tsx'
import css from '../../elements/contract/signature/signature.css?inline'
import {
  noDrafts,
  type SignatureDrafts,
} from '../../elements/contract/signature/signature-draft.ts'
import { slip } from '../../preview/slip.ts'
import { adoptStyles } from '../../shared/element/entry/adopt-styles.ts'
import type { LegalText } from '../../shared/text/legal-text/legal-text.ts'
import { loadLegalText } from '../../shared/text/legal-text/load-legal-text.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { InShadowRoot } from '../support/InShadowRoot.tsx'
import { StoryTexts } from '../support/StoryTexts.tsx'
import { contract } from './fixtures.ts'
import { flourish } from './scenarios.ts'

const catalogues = import.meta.glob<{ messages: Messages }>([
  '/locales/*/contract.po',
  '/locales/*/shared.po',
])

const texts = import.meta.glob<{ default: LegalText }>('/locales/*/documents/contract.md')

interface SigningProps {
  drafts: SignatureDrafts | (() => Promise<SignatureDrafts>)
  onSave: () => void
  onEmpty: () => void
}

/** The facts of the agreement that the dialog shows. */
const factsOf = ({ title, words }: LegalText) => ({
  title,
  rows: [
    { label: words.number ?? '', value: contract.number ?? '' },
    { label: words.partB ?? '', value: contract.partB ?? '' },
  ],
})

/** The dialog over an empty page, in the language and theme of the toolbar. */
const Signing = ({ drafts: start, onSave, onEmpty }: SigningProps) => {
  const { locale } = use(StoryGlobals)
  const [drafts, setDrafts] = useState<SignatureDrafts>()
  const [text, setText] = useState<LegalText>()
  const [isOpen, setOpen] = useState(true)
  useEffect(() => {
    const begin = async () => setDrafts(typeof start === 'function' ? await start() : start)
    void begin()
  }, [start])
  useEffect(() => {
    let isOver = false
    const load = async () => {
      const loaded = await loadLegalText(texts, locale)
      if (!isOver) setText(loaded)
    }
    void load()
    return () => {
      isOver = true
    }
  }, [locale])
  return (
    <InShadowRoot>
      <Sheet />
      {drafts && text && (
        <StoryTexts catalogues={catalogues}>
          <Button onClick={() => setOpen(true)}>Open</Button>
          <SignatureDialog
            open={isOpen}
            facts={factsOf(text)}
            drafts={drafts}
            onDrafts={setDrafts}
            onSave={onSave}
            onTry={() => {}}
            onEmpty={onEmpty}
            onClose={() => setOpen(false)}
          />
        </StoryTexts>
      )}
    </InShadowRoot>
  )
}

/** Adds the dialog's styles to its shadow root. */
const Sheet = () => {
  const mark = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const root = mark.current?.getRootNode()
    if (root instanceof ShadowRoot) adoptStyles(root, css)
  }, [])
  return <i ref={mark} hidden />
}

const meta: Meta<typeof Signing> = {
  title: 'Screens/Agreement/Signature dialog',
  component: Signing,
  args: { drafts: noDrafts, onSave: fn(), onEmpty: fn() },
  parameters: { controls: { disable: true } },
}
export default meta

type Story = StoryObj<typeof Signing>

export const Empty: Story = {}
export const Drawn: Story = { args: { drafts: flourish() } }
export const DrawnOnSide: Story = {
  args: { drafts: flourish() },
  globals: { viewport: { value: 'landscape', isRotated: false } },
}
export const DrawnOnDesk: Story = {
  args: { drafts: flourish() },
  globals: { viewport: { value: 'desk', isRotated: false } },
}
export const Typed: Story = {
  args: { drafts: { ...noDrafts, mode: 'typed', typed: 'Eleanor Whitfield' } },
}
export const TypedInChinese: Story = {
  args: { drafts: { ...noDrafts, mode: 'typed', typed: '王小明' } },
}
/** The longest name that is allowed. */
export const LongName: Story = {
  args: {
    drafts: {
      ...noDrafts,
      mode: 'typed',
      typed:
        'Dr. Maximiliane Freifrau von und zu Hohenstaufen-Wittelsbach, authorised signatory'.slice(
          0,
          80,
        ),
    },
  },
}
export const NoPicture: Story = { args: { drafts: { ...noDrafts, mode: 'image' } } }
/** Writing on paper; the paper is made transparent. */
export const Picture: Story = {
  args: {
    drafts: async () => ({
      ...noDrafts,
      mode: 'image',
      image: { file: await slip(), name: 'signature.png' },
    }),
  },
}
/** A browser with no memory left for canvases, as on iOS. */
export const NoCanvas: Story = {
  beforeEach: () => {
    const { getContext } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.getContext = () => null
    return () => {
      HTMLCanvasElement.prototype.getContext = getContext
    }
  },
}
