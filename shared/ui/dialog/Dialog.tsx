import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import type { Elements } from '../elements.ts'
import { Icon } from '../frame/Icon.tsx'
import { IconButton } from '../frame/IconButton.tsx'
import { close } from '../icons.ts'
import { Phrases } from '../Phrases.tsx'
import { maskedText } from '../recorders/marks.ts'

interface DialogProps {
  title: ReactNode
  open: boolean
  /** Called by the close button, Esc and a click on the backdrop. */
  onClose: () => void
  closeLabel: string
  children: Elements
  /** `full` covers the screen: long documents, drawing. */
  size?: 'card' | 'full' | undefined
}

const OpenDialog = ({ title, onClose, closeLabel, children, size = 'card' }: DialogProps) => {
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  const requestClose = useEffectEvent(onClose)

  // The native dialog traps the focus, restores it, and covers every host page.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const listeners = new AbortController()
    const { signal } = listeners
    let isBackdropPressed = false
    dialog.addEventListener(
      'cancel',
      (event) => {
        // A cancelled file picker inside also fires `cancel`.
        if (event.target !== dialog) return
        event.preventDefault()
        requestClose()
      },
      { signal },
    )
    // A browser closes the dialog on a second Esc even if the first was prevented.
    dialog.addEventListener('close', () => requestClose(), { signal })
    dialog.addEventListener(
      'pointerdown',
      ({ target }) => {
        isBackdropPressed = target === dialog
      },
      { signal },
    )
    dialog.addEventListener(
      'click',
      ({ target }) => {
        if (isBackdropPressed && target === dialog) requestClose()
      },
      { signal },
    )
    dialog.showModal()
    return () => {
      listeners.abort()
      dialog.close()
    }
  }, [])

  return (
    <dialog ref={ref} className="tw-dialog" part="dialog" data-size={size} aria-labelledby={id}>
      {/* `ToastRegion` writes here: a screen reader ignores live regions outside a modal dialog. */}
      <p {...maskedText('tw-hidden')} role="alert" />
      <div>
        <header>
          <h2 id={id}>{typeof title === 'string' ? <Phrases>{title}</Phrases> : title}</h2>
          <IconButton label={closeLabel} onClick={onClose}>
            <Icon d={close} />
          </IconButton>
        </header>
        {children}
      </div>
    </dialog>
  )
}

/** A modal dialog. Its children exist only while it is open. */
export const Dialog = (props: DialogProps) => (props.open ? <OpenDialog {...props} /> : null)
