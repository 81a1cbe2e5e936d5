import { type ComponentType, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type LoadOnce, loadOnce } from '../../api/loading/load-once.ts'
import type { Elements } from '../../ui/elements.ts'
import { focusUnlessBusy } from '../../ui/frame/focus-unless-busy.ts'
import type { BaseModel } from '../model/base-model.ts'

type Model = Pick<BaseModel, 'words' | 'partFailed'>

interface LazyPartProps<Props> {
  readonly model: Model
  readonly part: LoadOnce<{ default: ComponentType<Props> }>
  readonly waiting: Elements
  /** The props of the part itself. */
  readonly own: Props
}

const LazyPart = <Props extends object>({ model, part, waiting, own }: LazyPartProps<Props>) => {
  const [state, setState] = useState<'loading' | 'failed' | 'loaded'>('loading')
  const message = useRef<HTMLDivElement>(null)
  const View = part.loaded()?.default

  useLayoutEffect(() => {
    if (state !== 'loading') return
    let isGone = false
    part().then(
      () => isGone || setState('loaded'),
      (cause: unknown) => {
        if (isGone) return
        setState('failed')
        model.partFailed(cause)
      },
    )
    return () => {
      isGone = true
    }
  }, [state, part, model])

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

  if (View) return <View {...own} />
  if (state !== 'failed') return waiting
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

/**
 * A part of a view that loads when it is first rendered. If it cannot be loaded, it shows a message
 * and a retry, and retries when the browser is online again. The rest of the view stays usable.
 */
export function lazyPart<Props extends object>(
  model: Model,
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting: Elements,
): ComponentType<Props> {
  const part = loadOnce(load)
  return (own) => <LazyPart model={model} part={part} waiting={waiting} own={own} />
}
