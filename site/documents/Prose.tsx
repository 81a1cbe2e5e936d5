import { createElement, type ReactNode } from 'react'
import { type Draw, drawLegalText } from '../../shared/text/legal-text/drawing/draw-legal-text.ts'
import type { LegalText } from '../../shared/text/legal-text/legal-text.ts'
import '../../shared/text/legal-text/legal-text.css'

/** Renders legal texts with React. */
export const draw: Draw<ReactNode> = (tag, className, ...children) =>
  createElement(tag, className ? { className } : null, ...children)

/** The anchor of a section, from 0. */
export const sectionId = (at: number): string => `section-${at + 1}`

/**
 * Like `draw`, with sections that can take the focus, which the contents move there.
 *
 * @param hasAnchors on the document's own page, whose address can name a section
 */
const drawWithSections = (hasAnchors: boolean): Draw<ReactNode> => {
  let at = 0
  return (tag, className, ...children) =>
    tag === 'section'
      ? createElement(
          tag,
          { tabIndex: -1, ...(hasAnchors && { id: sectionId(at++) }) },
          ...children,
        )
      : draw(tag, className, ...children)
}

interface ProseProps {
  readonly text: LegalText
  /** The level of the headings: one below the title's. */
  readonly headings?: 'h2' | 'h3'
}

/** A legal text below its title. */
export const Prose = ({ text, headings = 'h2' }: ProseProps) => (
  // Another language is another text, whatever a translator has made of this one.
  <div key={text.title} className="prose">
    {drawLegalText(drawWithSections(headings === 'h2'), text, undefined, headings)}
  </div>
)
