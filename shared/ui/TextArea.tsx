import { type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import type { ControlProps } from './Field.tsx'
import { isComposing } from './frame/composition.ts'
import { pressSubmit } from './submit-forms.ts'

/** Grows with its text in browsers without `field-sizing: content`. */
const growToFit = (area: HTMLTextAreaElement): void => {
  if (CSS.supports('field-sizing', 'content')) return
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight}px`
}

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
    if (area.current) growToFit(area.current)
  })
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
