import type { Messages } from '@lingui/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fn } from 'storybook/test'
import { adoptStyles } from '../../shared/element/entry/adopt-styles.ts'
import { Button } from '../../shared/ui/Button.tsx'
import SignatureDialog, { css } from '../../widgets/contract/steps/signature/open-signature.ts'
import {
  noDrafts,
  type SignatureDrafts,
} from '../../widgets/contract/steps/signature/signature-draft.ts'
import { InShadowRoot } from '../support/InShadowRoot.tsx'
import { slip } from '../support/pictures.ts'
import { StoryTexts } from '../support/StoryTexts.tsx'
import { contract } from './fixtures.ts'
import { flourish } from './scenarios.ts'

const catalogues = import.meta.glob<{ messages: Messages }>([
  '/locales/*/contract-steps.po',
  '/locales/*/shared.po',
])

interface SigningProps {
  drafts: SignatureDrafts | (() => Promise<SignatureDrafts>)
  onSave: () => void
  onEmpty: () => void
}

/** In English in every language, as a text of the agreement is. */
const facts = {
  title: 'Agreement of Cooperation between Financial Broker and Clearing Institution',
  rows: [
    { label: 'Contract number', value: contract.number ?? '' },
    { label: 'Party B', value: contract.partB ?? '' },
  ],
}

/** The dialog over an empty page, in the language and theme of the toolbar. */
const Signing = ({ drafts: start, onSave, onEmpty }: SigningProps) => {
  const [drafts, setDrafts] = useState<SignatureDrafts>()
  const [isOpen, setOpen] = useState(true)
  useEffect(() => {
    const begin = async () => setDrafts(typeof start === 'function' ? await start() : start)
    void begin()
  }, [start])
  return (
    <InShadowRoot>
      <Sheet />
      {drafts && (
        <StoryTexts catalogues={catalogues}>
          <Button onClick={() => setOpen(true)}>Open</Button>
          <SignatureDialog
            open={isOpen}
            facts={facts}
            drafts={drafts}
            onDrafts={setDrafts}
            onSave={onSave}
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
  title: 'Contract/Signature dialog',
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
/** As long as a name may be. */
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
/** Writing on paper, whose paper goes. */
export const Picture: Story = {
  args: {
    drafts: async () => ({
      ...noDrafts,
      mode: 'image',
      image: { file: await slip(), name: 'signature.png' },
    }),
  },
}
/** A browser whose memory for canvases is used up, as on iOS. */
export const NoCanvas: Story = {
  beforeEach: () => {
    const { getContext } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.getContext = () => null
    return () => {
      HTMLCanvasElement.prototype.getContext = getContext
    }
  },
}
