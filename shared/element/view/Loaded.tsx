import { useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { LoadOnce } from '../../api/loading/load-once.ts'
import type { Elements } from '../../ui/elements.ts'
import { focusUnlessBusy } from '../../ui/frame/focus-unless-busy.ts'
import type { ModelParts } from '../model/parts.ts'

interface LoadedProps<Value> {
  readonly model: Pick<ModelParts, 'root' | 'texts'>
  /** Loads the value when it is first rendered; one that is loaded already is shown at once. */
  readonly load: LoadOnce<Value>
  readonly waiting: Elements
  /** An ornament: if it cannot be loaded, nothing is said of it. */
  readonly isOrnament?: boolean | undefined
  /** Renders the value. */
  readonly children: (value: Value) => Elements
}

/**
 * Shows what has to be loaded first. If it cannot be loaded, there is a message and a retry in its
 * place, and another try when the browser is online again; everything around it stays usable.
 */
export const Loaded = <Value,>({
  model,
  load,
  waiting,
  isOrnament = false,
  children,
}: LoadedProps<Value>) => {
  const [hasFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  const message = useRef<HTMLDivElement>(null)
  // Another part of the element may load it: then this one needs no retry.
  const value = useSyncExternalStore(load.subscribe, load.loaded)

  useLayoutEffect(() => {
    if (hasFailed) return
    let isGone = false
    load().catch((cause: unknown) => {
      if (isGone) return
      setFailed(true)
      setTries((before) => before + 1)
      if (!isOrnament) model.root.partFailed(cause)
    })
    return () => {
      isGone = true
    }
  }, [hasFailed, load, model, isOrnament])

  const tryAgain = () => {
    // The button is removed, and its focus must stay in the element.
    if (message.current?.matches(':focus-within')) {
      focusUnlessBusy(message.current.closest('section')?.querySelector('h2'))
    }
    setFailed(false)
  }
  const onOnline = useEffectEvent(tryAgain)
  useLayoutEffect(() => {
    if (!hasFailed) return
    const listener = () => onOnline()
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [hasFailed])

  if (value !== undefined) return children(value)
  if (!hasFailed || isOrnament) return waiting
  const { failed, retry, reopen } = model.texts.words()
  return (
    <div ref={message}>
      <p role="alert">{failed}</p>
      {tries > 1 && <p>{reopen}</p>}
      <button type="button" className="tw-retry" onClick={tryAgain}>
        {retry}
      </button>
    </div>
  )
}
