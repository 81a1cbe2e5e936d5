import type { ReactNode } from 'react'
import { Phrases } from '../../shared/ui/Phrases.tsx'

interface HeadingProps {
  readonly className?: string
  readonly id?: string
  readonly children: string
}

const heading = (Tag: 'h1' | 'h2' | 'h3', tabIndex?: number) => {
  const Heading = ({ children, ...attributes }: HeadingProps): ReactNode => (
    <Tag tabIndex={tabIndex} {...attributes}>
      <Phrases>{children}</Phrases>
    </Tag>
  )
  return Heading
}

/** The title of a page. It gets the focus after navigation, so that screen readers start there. */
export const Heading = heading('h1', -1)

export const H2 = heading('h2')

export const H3 = heading('h3')
