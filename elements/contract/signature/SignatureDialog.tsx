import { useLingui } from '@lingui/react/macro'
import {
  type CSSProperties,
  type SubmitEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { mobileShortSide, signatureHeightShare, signatureWidth } from '../../../shared/limits.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { Dialog } from '../../../shared/ui/dialog/Dialog.tsx'
import { Field } from '../../../shared/ui/Field.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { useMedia } from '../../../shared/ui/use-media.ts'
import { DrawCanvas } from './DrawCanvas.tsx'
import { ImagePicker } from './ImagePicker.tsx'
import { isSignature, undone } from './ink.ts'
import { ModePicker } from './ModePicker.tsx'
import { PreviewCanvas } from './PreviewCanvas.tsx'
import type { PadController } from './pad-controller.ts'
import { signingLine } from './paint-name.ts'
import { type CanvasSize, renderSignature, type SignatureIssue } from './render-signature.ts'
import { SigningFacts, type SigningFactsProps } from './SigningFacts.tsx'
import { chosenDraft, cleared, type SignatureDrafts } from './signature-draft.ts'
import { stopEventPropagation } from './stop-event-propagation.ts'
import { useSignatureIssue } from './use-signature-issue.ts'

export interface SignatureDialogProps {
  open: boolean
  /** What is signed, and by whom. */
  facts: SigningFactsProps
  drafts: SignatureDrafts
  /** Called after every stroke, letter, file, Undo and Clear: closing or turning loses nothing. */
  onDrafts(drafts: SignatureDrafts): void
  /**
   * @param size of the picture, in its own pixels
   * @param canvas that it was drawn on
   */
  onSave(
    png: Uint8Array<ArrayBuffer>,
    size: { width: number; height: number },
    canvas: CanvasSize,
  ): void
  /** The person tries again, so what was said about an earlier try no longer applies. */
  onTry(): void
  /** Save was pressed without a signature. */
  onEmpty(): void
  onClose(): void
}

const phone = `(max-width: ${mobileShortSide}px), (max-height: ${mobileShortSide}px)`
const portrait = `(max-width: ${mobileShortSide}px) and (orientation: portrait)`

const longestName = 80

/** A name and an image are laid out on the canvas of a desktop, on every screen. */
const fullSize = (): CanvasSize => ({
  width: signatureWidth,
  height: signatureWidth * signatureHeightShare,
  ratio: devicePixelRatio || 1,
})

const OpenSignature = ({
  facts,
  drafts,
  onDrafts: keep,
  onSave,
  onTry,
  onEmpty,
}: SignatureDialogProps) => {
  const { t, i18n } = useLingui()
  const pad = useRef<PadController>(null)
  const name = useId()
  const isPhone = useMedia(phone)
  const isPortrait = useMedia(portrait)
  const [size] = useState(fullSize)
  const [isSaving, setSaving] = useState(false)
  const [issue, setIssue] = useState<SignatureIssue>()
  const issueText = useSignatureIssue()
  const isClosed = useRef(false)
  useEffect(() => {
    isClosed.current = false
    return () => {
      isClosed.current = true
    }
  }, [])

  const { mode, ink } = drafts
  /** Removes the issue of an earlier signature. */
  const begin = () => {
    setIssue(undefined)
    onTry()
  }
  const onDrafts = (next: SignatureDrafts) => {
    begin()
    keep(next)
  }
  const draft = useMemo(() => chosenDraft(drafts), [drafts])
  /** All ink, with the stroke of a finger that is still down while another presses a button. */
  const allInk = () => pad.current?.end() ?? ink

  const save = async () => {
    if (isSaving) return
    begin()
    const final = chosenDraft({ ...drafts, ink: allInk() })
    if (!final && mode === 'typed' && drafts.typed.trim()) return setIssue('empty')
    if (!final || (final.kind === 'drawn' && !isSignature(final.ink))) return onEmpty()
    setSaving(true)
    const canvas = pad.current?.size() ?? size
    const rendered = await renderSignature(final, canvas, i18n.locale)
    if (isClosed.current) return
    setSaving(false)
    if (rendered.ok) onSave(rendered.png, rendered.size, canvas)
    else setIssue(rendered.reason)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void save()
  }

  return (
    <form
      className="tw-sign"
      data-mode={mode}
      data-phone={isPhone}
      noValidate
      onSubmit={submit}
      style={
        {
          '--_canvas-width': isPhone ? '100cqi' : `${signatureWidth}px`,
          '--_canvas-share': signatureHeightShare,
          '--_canvas-line': `${signingLine * 100}%`,
        } as CSSProperties
      }
    >
      <SigningFacts {...facts} />
      <ModePicker
        name={name}
        mode={mode}
        onMode={(next) => onDrafts({ ...drafts, ink: allInk(), mode: next })}
      />
      <div className="tw-sign-body">
        {mode === 'typed' && (
          <div className="tw-sign-input">
            <Field
              label={t`Name`}
              placeholder={t`Type your name`}
              value={drafts.typed}
              onChange={({ currentTarget }) => onDrafts({ ...drafts, typed: currentTarget.value })}
              autoComplete="name"
              autoCapitalize="words"
              enterKeyHint="done"
              maxLength={longestName}
              spellCheck={false}
            />
          </div>
        )}
        {mode === 'image' && (
          <ImagePicker
            image={drafts.image}
            onImage={(image) => onDrafts({ ...drafts, image })}
            onTry={begin}
            size={size}
          />
        )}
        {mode === 'drawn' ? (
          <DrawCanvas
            pad={pad}
            ink={ink}
            onInk={(next) => onDrafts({ ...drafts, ink: next })}
            hasTip={isPortrait}
          />
        ) : (
          <PreviewCanvas draft={draft} size={size} />
        )}
      </div>
      {issue && (
        <Notice tone="error" live="assertive">
          {issueText(issue, mode)}
        </Notice>
      )}
      <div className="tw-sign-actions">
        {mode === 'drawn' && (
          <Button
            variant="quiet"
            aria-disabled={ink.strokes.length === 0}
            onClick={() => onDrafts({ ...drafts, ink: undone(allInk()) })}
          >
            {t`Undo`}
          </Button>
        )}
        {/* A press of Clear disables Clear itself: it keeps the focus. */}
        <Button variant="quiet" aria-disabled={!draft} onClick={() => onDrafts(cleared(drafts))}>
          {t`Clear`}
        </Button>
        <Button variant={draft ? 'primary' : 'secondary'} type="submit" busy={isSaving}>
          {t`Save`}
        </Button>
      </div>
    </form>
  )
}

/** Draw, type or upload a signature. */
export function SignatureDialog(props: SignatureDialogProps) {
  const { t } = useLingui()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => (root.current ? stopEventPropagation(root.current) : undefined), [])
  return (
    <div ref={root} className="tw-sign-root">
      <Dialog
        title={t`Signature`}
        size="full"
        open={props.open}
        onClose={props.onClose}
        closeLabel={t`Close`}
      >
        <OpenSignature {...props} />
      </Dialog>
    </div>
  )
}
