import { createElement, type ReactNode } from 'react'
import { type Draw, drawLegalText } from '../../shared/legal-text/draw-legal-text.ts'
import type { LegalText } from '../../shared/legal-text/legal-text.ts'

/** Renders legal texts with React. */
export const draw: Draw<ReactNode> = (tag, className, ...children) =>
  createElement(tag, className ? { className } : null, ...children)

interface ProseProps {
  readonly text: LegalText
  /** The level of the headings: one below the title's. */
  readonly headings?: 'h2' | 'h3'
}

/** A legal text below its title. */
export const Prose = ({ text, headings = 'h2' }: ProseProps) => (
  <div className="prose">{drawLegalText(draw, text, undefined, headings)}</div>
)
