import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from './frame/Icon.tsx'
import { IconButton } from './frame/IconButton.tsx'
import { close } from './frame/icons.ts'

export interface DialogProps {
  title: string
  open: boolean
  /** Asked for by the button, by Esc and by a press beside the dialog. */
  onClose: () => void
  closeLabel: string
  children: ReactNode
  /** `full` covers the screen: long documents, drawing. */
  size?: 'card' | 'full' | undefined
}

const OpenDialog = ({ title, onClose, closeLabel, children, size = 'card' }: DialogProps) => {
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  const leave = useEffectEvent(onClose)

  // The native dialog keeps the focus inside, gives it back, and lies above every host page.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const listeners = new AbortController()
    const { signal } = listeners
    let isPressedBeside = false
    dialog.addEventListener(
      'cancel',
      (event) => {
        // A cancelled file picker inside says `cancel` too.
        if (event.target !== dialog) return
        event.preventDefault()
        leave()
      },
      { signal },
    )
    // Browsers let a second Esc through whatever one says.
    dialog.addEventListener('close', () => leave(), { signal })
    dialog.addEventListener(
      'pointerdown',
      ({ target }) => {
        isPressedBeside = target === dialog
      },
      { signal },
    )
    dialog.addEventListener(
      'click',
      ({ target }) => {
        if (isPressedBeside && target === dialog) leave()
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
    <dialog ref={ref} className="tw-dialog" data-size={size} aria-labelledby={id}>
      {/* `ToastRegion` speaks here: who listens to a modal dialog hears nothing from outside of it. */}
      <p className="tw-hidden" role="alert" />
      <div>
        <header>
          <h2 id={id}>{title}</h2>
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
