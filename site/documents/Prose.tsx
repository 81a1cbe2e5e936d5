import { createElement, type ReactNode } from 'react'
import { type Draw, drawDocument } from '../../shared/document/draw-document.ts'
import type { TextDocument } from '../../shared/document/text-document.ts'

/** Long texts as React draws them. */
export const draw: Draw<ReactNode> = (tag, className, ...children) =>
  createElement(tag, className ? { className } : null, ...children)

interface ProseProps {
  readonly text: TextDocument
  /** The rank of its headings: one below its title's. */
  readonly headings?: 'h2' | 'h3'
}

/** A long text below its title. */
export const Prose = ({ text, headings = 'h2' }: ProseProps) => (
  <div className="prose">{drawDocument(draw, text, (heading) => heading, headings)}</div>
)
