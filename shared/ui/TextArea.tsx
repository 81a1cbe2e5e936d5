import { type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import type { ControlProps } from './Field.tsx'
import { isComposing } from './frame/composition.ts'
import { pressSubmit } from './submit-forms.ts'

/** Grows with its text in browsers without `field-sizing: content`. */
const growToFit = (area: HTMLTextAreaElement): void => {
  area.style.height = ''
  // It has none while its page is hidden.
  if (area.scrollHeight > 0) area.style.height = `${area.scrollHeight}px`
}

/** Follows the width of an area, which changes when its page is shown or turned. */
function followWidth(area: HTMLTextAreaElement): () => void {
  let width = area.clientWidth
  const sizes = new ResizeObserver(() => {
    if (area.clientWidth === width) return
    width = area.clientWidth
    growToFit(area)
  })
  sizes.observe(area)
  return () => sizes.disconnect()
}

const growsByItself = (): boolean => CSS.supports('field-sizing', 'content')

const submitOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
  if (event.key !== 'Enter') return
  event.preventDefault()
  if (!isComposing(event)) pressSubmit(event.currentTarget.form)
}

/** The control of a `Field` for one long value: it wraps, and Enter still submits. */
export const TextArea = ({ ref, ...native }: ControlProps) => {
  const area = useRef<HTMLTextAreaElement>(null)
  // After every render: the value may have changed from outside.
  useLayoutEffect(() => {
    if (area.current && !growsByItself()) growToFit(area.current)
  })
  useLayoutEffect(() => {
    if (area.current && !growsByItself()) return followWidth(area.current)
  }, [])
  return (
    <textarea
      rows={1}
      onKeyDown={submitOnEnter}
      {...(native as unknown as ComponentProps<'textarea'>)}
      ref={(element) => {
        area.current = element
        ref(element)
      }}
    />
  )
}
