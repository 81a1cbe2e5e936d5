import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { LoadOnce } from '../../api/loading/load-once.ts'
import type { Elements } from '../../ui/elements.ts'
import { focusUnlessBusy } from '../../ui/frame/focus-unless-busy.ts'
import type { BaseModel } from '../model/base-model.ts'

interface LoadedProps<Value> {
  readonly model: Pick<BaseModel, 'words' | 'partFailed'>
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
  const [state, setState] = useState<'loading' | 'failed' | 'loaded'>('loading')
  const message = useRef<HTMLDivElement>(null)
  const value = load.loaded()

  useLayoutEffect(() => {
    if (state !== 'loading') return
    let isGone = false
    load().then(
      () => isGone || setState('loaded'),
      (cause: unknown) => {
        if (isGone) return
        setState('failed')
        if (!isOrnament) model.partFailed(cause)
      },
    )
    return () => {
      isGone = true
    }
  }, [state, load, model, isOrnament])

  const tryAgain = () => {
    // The button is removed, and its focus must stay in the element.
    if (message.current?.matches(':focus-within')) {
      focusUnlessBusy(message.current.closest('section')?.querySelector('h2'))
    }
    setState('loading')
  }
  const onOnline = useEffectEvent(tryAgain)
  useLayoutEffect(() => {
    if (state !== 'failed') return
    const listener = () => onOnline()
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [state])

  if (value !== undefined) return children(value)
  if (state !== 'failed' || isOrnament) return waiting
  const { failed, retry } = model.words()
  return (
    <div ref={message}>
      <p role="alert">{failed}</p>
      <button type="button" className="tw-retry" onClick={tryAgain}>
        {retry}
      </button>
    </div>
  )
}
