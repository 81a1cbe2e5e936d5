import { type CSSProperties, createElement, type ReactNode, type RefObject, useEffect } from 'react'
import { languageTag } from '../../shared/i18n/language-tag.ts'
import { type Draw, drawLegalText } from '../../shared/legal-text/draw-legal-text.ts'
import { useContract, useContractState } from './context.ts'

/** The text as React draws it; the same that the shell has painted. */
const draw: Draw<ReactNode> = (tag, className, ...children) =>
  createElement(
    tag,
    // An article takes the focus when one goes to it from the contents.
    { ...(className && { className }), ...(tag === 'section' && { tabIndex: -1 }) },
    ...children,
  )

interface TextProps {
  readonly ref: RefObject<HTMLDivElement | null>
  /** Size of the text, as a factor. */
  readonly scale: number
}

/** The articles. One whose end was on the screen, or was scrolled past, counts as read. */
export const Text = ({ ref: text, scale }: TextProps) => {
  const { store } = useContract()
  const shown = useContractState((state) => state.text)
  const document = shown?.document
  const isLoaded = useContractState((state) => state.contract.value !== undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is another text
  useEffect(() => {
    const ends = [...(text.current?.querySelectorAll('section > :last-child') ?? [])]
    // Also one that is above the screen by now: who scrolls fast goes past it between two looks.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) store.markRead(ends.indexOf(target))
        }
      },
      { rootMargin: '1000000px 0px 0px' },
    )
    for (const end of ends) observer.observe(end)
    return () => observer.disconnect()
  }, [store, document, text])

  // Once the contract can be used, an article a frame: then everything is where it says it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is another text
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
  }, [isLoaded, document, text])

  return (
    // The words around it may be in another language while this text's is on its way.
    <div
      ref={text}
      lang={shown && languageTag(shown.locale)}
      style={{ '--_scale': scale } as CSSProperties}
    >
      {document && drawLegalText(draw, document)}
    </div>
  )
}
