import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isOffered } from '../../../shared/element/host/host-link.ts'
import { useStore } from '../../../shared/element/view/use-store.ts'
import { CopyOffer } from '../../../shared/paper/certificate/CopyOffer.tsx'
import type { Elements } from '../../../shared/ui/elements.ts'
import type { SavedCopy } from '../model/actions.ts'
import { useModel } from '../model/context.ts'

interface CopyUse {
  /** What can be done here: an app may neither save nor print. */
  readonly can: { readonly print: boolean; readonly save: boolean }
  /** Makes a copy. Pass the button that was pressed: a retry gives it the focus. */
  make(how: 'print' | 'save', button: HTMLElement): Promise<void>
  /** What came of it, with a button to continue; render it beside the pressed button. */
  readonly notice: Elements
}

/** Scrolls to the notice: open contents may lie between it and the pressed button. */
const scrollIntoView = (notice: Element | null) => {
  notice?.scrollIntoView({ block: 'nearest' })
}

/** Print and Save: the code that makes a copy is loaded late, and some browsers cannot print. */
export function useCopy(): CopyUse {
  const { t } = useLingui()
  const model = useModel()
  const ofHost = useStore(model.root.host.store, (each) => each)
  const can = { print: isOffered(ofHost, 'print'), save: isOffered(ofHost, 'files') }
  const texts = {
    'cannot print': t`Printing is not available here. Save the copy and print it elsewhere.`,
    'not loaded': t`The copy could not be prepared. Check your connection.`,
  }
  const [saved, setSaved] = useState<SavedCopy>()
  const [fallback, setFallback] = useState<{
    how: 'print' | 'save'
    button: HTMLElement
    reason: keyof typeof texts
  }>()

  const make: CopyUse['make'] = async (how, button) => {
    setSaved(undefined)
    setFallback(undefined)
    try {
      const actions = await model.actions()
      if (how === 'save') setSaved(await actions.save())
      else if (!(await actions.print(button))) {
        setFallback({ how: 'save', button, reason: 'cannot print' })
      }
    } catch {
      setFallback({ how, button, reason: 'not loaded' })
      model.emit('tw-error', { kind: 'network', message: texts['not loaded'] })
    }
  }
  if (saved) {
    const notice = <CopyOffer messages={model.messages} {...saved} />
    return { can, make, notice }
  }
  if (!fallback) return { can, make, notice: null }
  const { how, button, reason } = fallback
  const resume = () => {
    button.focus()
    void make(how, button)
  }
  return {
    can,
    make,
    notice: (
      <div className="tw-no-copy" role="alert">
        <span>{texts[reason]}</span>
        <button ref={scrollIntoView} type="button" className="tw-retry" onClick={resume}>
          {how === 'save' ? t`Save a copy` : t`Try again`}
        </button>
      </div>
    ),
  }
}
