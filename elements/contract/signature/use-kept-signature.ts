import { useLingui } from '@lingui/react'
import { useEffect, useRef, useState } from 'react'
import { useActions, useModel } from '../model/context.ts'
import { type CanvasSize, renderSignature } from './render-signature.ts'
import { chosenDraft, noDrafts, type SignatureDrafts } from './signature-draft.ts'

/** What is drawn and typed in the dialog, which is kept over a reload, with the saved signature. */
export function useKeptSignature() {
  const { i18n } = useLingui()
  const { store } = useModel()
  const { inputs } = useActions()
  const [kept, setKept] = useState(() => inputs.open('signature'))
  const [drafts, setDrafts] = useState<SignatureDrafts>(() => {
    const { savedOn: _, ...before } = kept.value ?? {}
    return { ...noDrafts, ...before }
  })
  /** A stroke that ends with the press of *Save* comes after the last rendering. */
  const latest = useRef(drafts)
  const [keptAt, setKeptAt] = useState(kept.keptAt)
  /** Discarded or drawn anew: what was kept is not drawn any more. */
  const isOver = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what was kept at first
  useEffect(() => {
    const { savedOn } = kept.value ?? {}
    const draft = savedOn && chosenDraft(drafts)
    if (!draft || store.getState().signature) return
    void renderSignature(draft, savedOn, i18n.locale).then((rendered) => {
      if (!rendered.ok || isOver.current || store.getState().signature) return
      store.setState({ signature: { png: rendered.png, size: rendered.size } })
    })
  }, [])

  const keep = (next: SignatureDrafts, savedOn?: CanvasSize) => {
    const { ink, typed, mode } = next
    kept.save({ ink, typed, mode: mode === 'typed' ? mode : 'drawn', savedOn })
  }
  return {
    drafts,
    /** When what was found after a reload had been drawn. */
    keptAt,
    change(next: SignatureDrafts) {
      isOver.current = true
      latest.current = next
      setDrafts(next)
      keep(next)
    },
    /** The signature was saved as it is in the dialog. */
    save(canvas: CanvasSize) {
      // A chosen image is not kept, and the drawing is not what was saved.
      const now = latest.current
      keep(now, now.mode === 'image' ? undefined : canvas)
      setKeptAt(undefined)
    },
    discard() {
      isOver.current = true
      inputs.clear('signature')
      setKept(inputs.open('signature'))
      latest.current = noDrafts
      setDrafts(noDrafts)
      setKeptAt(undefined)
      store.setState({ signature: undefined })
    },
  }
}
