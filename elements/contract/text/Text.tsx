import { createElement, Fragment, type ReactElement, type RefObject, useEffect } from 'react'
import { headingsOf } from '../../../shared/text/legal-text/drawing/article-heading.ts'
import {
  type Draw,
  drawLegalText,
  drawPhrases,
} from '../../../shared/text/legal-text/drawing/draw-legal-text.ts'
import { langOf } from '../../../shared/text/legal-text/lang-of.ts'
import { Skeleton } from '../../../shared/ui/frame/Skeleton.tsx'
import { maskedText } from '../../../shared/ui/recorders/marks.ts'
import { useContractState } from '../model/context.ts'
import type { ShownText } from '../model/state.ts'

/** Draws the text with React, as the shell has painted it. */
const draw: Draw<ReactElement> = (tag, className, ...children) =>
  createElement(tag, { ...(className && { className }) }, ...children)

/** A marked heading of the agreement. `lang`: the tag of an own text, which has its own fonts. */
export const withLineBreaks = (marked: string, lang?: string): ReactElement =>
  createElement(
    'bdi',
    { key: marked, ...(lang && { lang, 'data-own': '' }) },
    ...drawPhrases(draw, marked),
  )

const keyOf = ({ locale, legalText: { own, title } }: ShownText): string =>
  own ? `${own.lang} ${own.version} ${title}` : locale

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
    <div
      ref={text}
      lang={shown && langOf(shown.legalText, shown.locale)}
      data-own={shown?.legalText.own && ''}
      // An operator may write names and sums into its own text.
      {...(shown?.legalText.own && maskedText())}
    >
      {shown && !shown.isMissing && (
        // Another language is another text, whatever a translator has made of this one.
        <Fragment key={keyOf(shown)}>
          {drawLegalText(draw, shown.legalText, headingsOf(shown.legalText, shown.locale))}
        </Fragment>
      )}
      {shown?.isMissing && !isLoaded && (
        <div className="tw-text-bars">
          <Skeleton lines={3} />
        </div>
      )}
    </div>
  )
}
