import { createElement, Fragment, type ReactElement, type RefObject, useEffect } from 'react'
import { languageTag } from '../../../shared/text/i18n/language-tag.ts'
import { articleHeading } from '../../../shared/text/legal-text/drawing/article-heading.ts'
import {
  type Draw,
  drawLegalText,
  drawPhrases,
} from '../../../shared/text/legal-text/drawing/draw-legal-text.ts'
import { useContractState } from '../model/context.ts'

/** Draws the text with React, as the shell has painted it. */
const draw: Draw<ReactElement> = (tag, className, ...children) =>
  createElement(tag, { ...(className && { className }) }, ...children)

/** A marked heading of the agreement. */
export const withLineBreaks = (marked: string): ReactElement =>
  createElement('bdi', { key: marked }, ...drawPhrases(draw, marked))

interface TextProps {
  readonly ref: RefObject<HTMLDivElement | null>
}

/** The articles. */
export const Text = ({ ref: text }: TextProps) => {
  const shown = useContractState((state) => state.text)
  const legalText = shown?.legalText
  const isLoaded = useContractState((state) => state.contract !== undefined)

  // Lays out one article per frame once the contract is loaded, so that nothing moves afterwards.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another legalText has other nodes
  useEffect(() => {
    if (!isLoaded) return
    const articles = [...(text.current?.querySelectorAll('section') ?? [])]
    let frame = 0
    const layOutNext = () => {
      const article = articles.shift()
      if (!article) return
      article.style.contentVisibility = 'visible'
      frame = requestAnimationFrame(layOutNext)
    }
    frame = requestAnimationFrame(layOutNext)
    return () => cancelAnimationFrame(frame)
  }, [isLoaded, legalText, text])

  return (
    // While another language loads, the text may differ from the words around it.
    <div ref={text} lang={shown && languageTag(shown.locale)}>
      {shown && (
        // Another language is another text, whatever a translator has made of this one.
        <Fragment key={shown.locale}>
          {drawLegalText(draw, shown.legalText, articleHeading(shown.locale))}
        </Fragment>
      )}
    </div>
  )
}
