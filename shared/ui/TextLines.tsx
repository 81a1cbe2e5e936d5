import type { ComponentProps } from 'react'
import type { ControlProps } from './Field.tsx'

/** The control of a `Field` for a text of several lines: Enter begins another one. */
export const TextLines = ({ ref, className = '', ...native }: ControlProps) => (
  <textarea
    rows={4}
    {...(native as unknown as ComponentProps<'textarea'>)}
    className={`${className} tw-text-lines`}
    ref={ref}
  />
)
