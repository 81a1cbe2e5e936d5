import { Fragment, useRef, useState } from 'react'
import { useStore } from '../../element/view/use-store.ts'
import type { Elements } from '../../ui/elements.ts'
import { focusUnlessBusy } from '../../ui/frame/focus-unless-busy.ts'
import { Skeleton } from '../../ui/frame/Skeleton.tsx'
import { KeptNotice } from './KeptNotice.tsx'
import type { KeptInputs } from './kept-inputs.ts'
import { useKeptInput } from './use-kept-input.ts'

interface KeptFormProps<Inputs> {
  readonly inputs: KeptInputs<Inputs>
  readonly name: keyof Inputs
  /** What of this form is never kept and must be typed again, in words. */
  readonly lacks?: string
  readonly children: Elements
}

/** A form with its notice, if it has what was typed before a reload. Discarding begins the form anew. */
export function KeptForm<Inputs>(props: KeptFormProps<Inputs>) {
  const isKnown = useStore(props.inputs.store, (state) => state.isKnown)
  return isKnown ? <KnownForm {...props} /> : <Skeleton height={64} lines={3} />
}

function KnownForm<Inputs>(props: KeptFormProps<Inputs>) {
  const { inputs, name, lacks, children } = props
  const { keptAt } = useKeptInput(inputs, name)
  const [discards, setDiscards] = useState(0)
  const root = useRef<HTMLDivElement>(null)
  const discard = () => {
    inputs.clear(name)
    setDiscards(discards + 1)
    // The button is gone.
    focusUnlessBusy(root.current?.closest('section')?.querySelector('h2'))
  }
  return (
    <>
      {keptAt !== undefined && discards === 0 && (
        <div ref={root}>
          <KeptNotice at={keptAt} lacks={lacks} onDiscard={discard} />
        </div>
      )}
      <Fragment key={discards}>{children}</Fragment>
    </>
  )
}
