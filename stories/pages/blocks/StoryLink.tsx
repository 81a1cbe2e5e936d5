import type { ReactNode } from 'react'

/** The address of a story, in a language and a theme if they are given. */
const storyAddress = (id: string, globals: Readonly<Record<string, string>> = {}): string => {
  const chosen = Object.entries(globals).map((pair) => pair.join(':'))
  return `./?path=/story/${id}${chosen.length > 0 ? `&globals=${chosen.join(';')}` : ''}`
}

interface StoryLinkProps {
  readonly id: string
  readonly globals?: Readonly<Record<string, string>>
  readonly children: ReactNode
}

/** A link to a story. */
export const StoryLink = ({ id, globals, children }: StoryLinkProps) => (
  <a href={storyAddress(id, globals)} target="_top">
    {children}
  </a>
)
