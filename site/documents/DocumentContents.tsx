import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, type RefObject, useEffect, useState } from 'react'
import type { LegalText } from '../../shared/text/legal-text/legal-text.ts'
import { opensElsewhere } from '../common/SiteLink.tsx'
import { sectionId } from './Prose.tsx'
import './contents.css'

interface DocumentContentsProps {
  readonly sections: LegalText['sections']
  /** The address of the document's page; empty on that page. */
  readonly page?: string
  /** The node around the text; its sections are in the same order. */
  readonly text: RefObject<HTMLElement | null>
}

/** The contents beside a document, with the section marked that is being read. */
export function DocumentContents({ sections, page = '', text }: DocumentContentsProps) {
  const { t } = useLingui()
  const [current, setCurrent] = useState(-1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other nodes
  useEffect(() => {
    const parts = [...(text.current?.querySelectorAll('section') ?? [])]
    const watcher = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) setCurrent(parts.indexOf(target as HTMLElement))
        }
      },
      // A line in the upper part of the window: one section at a time crosses it.
      { rootMargin: '-30% 0px -69% 0px' },
    )
    for (const part of parts) watcher.observe(part)
    return () => watcher.disconnect()
  }, [sections, text])

  /** Scrolls to a section in a dialog, so that the address of the page stays. */
  const show = (event: MouseEvent, at: number) => {
    if (!page || opensElsewhere(event)) return
    event.preventDefault()
    const part = text.current?.querySelectorAll('section')[at]
    part?.scrollIntoView()
    part?.focus({ preventScroll: true })
  }
  return (
    <nav className="document-contents" aria-label={t`Contents`}>
      <ol>
        {sections.map(({ heading }, at) => (
          <li key={heading}>
            <a
              href={`${page}#${sectionId(at)}`}
              aria-current={at === current || undefined}
              onClick={(event) => show(event, at)}
            >
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
