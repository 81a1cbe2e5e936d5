import type { Messages } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fn } from 'storybook/test'
import { Wearing } from '../../.storybook/wearing.ts'
import { adoptStyles } from '../../shared/element/entry/adopt-styles.ts'
import { createI18nLoader } from '../../shared/i18n/i18n-loader.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import { Button } from '../../shared/ui/Button.tsx'
import SignatureDialog, { css } from '../../widgets/contract/steps/signature/open-signature.ts'
import {
  noDrafts,
  type SignatureDrafts,
} from '../../widgets/contract/steps/signature/signature-draft.ts'
import { slip } from '../support/pictures.ts'
import { ShadowStage } from '../support/ShadowStage.tsx'
import { flourish } from './ways.ts'

const catalogues = import.meta.glob<{ messages: Messages }>([
  '/locales/*/contract-steps.po',
  '/locales/*/shared.po',
])

interface SigningProps {
  drafts: SignatureDrafts | (() => Promise<SignatureDrafts>)
  onSave: () => void
  onEmpty: () => void
}

/** The dialog over an empty page, in the language and theme of the toolbar. */
const Signing = ({ drafts: start, onSave, onEmpty }: SigningProps) => {
  const { locale } = use(Wearing)
  const [{ i18n, activate }] = useState(() => createI18nLoader(catalogues))
  const [drafts, setDrafts] = useState<SignatureDrafts>()
  const [isReady, setReady] = useState(false)
  const [isOpen, setOpen] = useState(true)
  useEffect(() => {
    const begin = async () => {
      await activate(locale as Locale)
      setDrafts(typeof start === 'function' ? await start() : start)
      setReady(true)
    }
    void begin()
  }, [locale, start, activate])
  return (
    <ShadowStage>
      <Sheet />
      {isReady && drafts && (
        <I18nProvider i18n={i18n}>
          <Button onClick={() => setOpen(true)}>Open</Button>
          <SignatureDialog
            open={isOpen}
            drafts={drafts}
            onDrafts={setDrafts}
            onSave={onSave}
            onEmpty={onEmpty}
            onClose={() => setOpen(false)}
          />
        </I18nProvider>
      )}
    </ShadowStage>
  )
}

/** Brings the dialog's own styles into the root it stands in. */
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
  args: { drafts: { ...noDrafts, way: 'typed', typed: 'Eleanor Whitfield' } },
}
export const TypedInChinese: Story = {
  args: { drafts: { ...noDrafts, way: 'typed', typed: '王小明' } },
}
/** As long as a name may be. */
export const LongName: Story = {
  args: {
    drafts: {
      ...noDrafts,
      way: 'typed',
      typed:
        'Dr. Maximiliane Freifrau von und zu Hohenstaufen-Wittelsbach, authorised signatory'.slice(
          0,
          80,
        ),
    },
  },
}
export const NoPicture: Story = { args: { drafts: { ...noDrafts, way: 'picture' } } }
/** Writing on paper, whose paper goes. */
export const Picture: Story = {
  args: {
    drafts: async () => ({
      ...noDrafts,
      way: 'picture',
      picture: { file: await slip(), name: 'signature.png' },
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
