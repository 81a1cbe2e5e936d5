import type { ComponentProps } from 'react'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'title'> {
  /** The accessible name, exactly. */
  label: string
}

/** A button of 44 px that shows only an icon. */
export const IconButton = ({ label, ...rest }: IconButtonProps) => (
  <button type="button" className="tw-icon-button" {...rest} aria-label={label} />
)
