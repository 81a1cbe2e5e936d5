import { type RefObject, useEffect, useRef } from 'react'
import { useContractState, useModel } from '../model/context.ts'
import type { ContractStore } from '../model/state.ts'

/** @param article its index in the text */
export const markRead = ({ getState, setState }: ContractStore, article: number) => {
  const { read } = getState()
  if (!read.has(article)) setState({ read: new Set([...read, article]) })
}

/** Scrolls to the start of the element if it is above the screen. */
const showStart = (text: HTMLElement | null) => {
  const frame = text?.closest('.tw-frame')
  if (frame && frame.getBoundingClientRect().top < 0) frame.scrollIntoView({ behavior: 'instant' })
}

/** From this share on, all of a paragraph is on screen: fractions of a pixel may be missing. */
const whole = 0.99

/**
 * Marks an article as read when its last paragraph or list was on the screen to its last line, or was
 * scrolled past. The bar with the actions covers about an eighth of a phone's screen. Another link
 * starts at its title, so that nothing of it counts as scrolled past.
 */
export const useReading = (text: RefObject<HTMLElement | null>) => {
  const { session, store } = useModel()
  const { id } = session
  const legalText = useContractState((state) => state.text?.legalText)
  const isLaterLink = useRef(id > 1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another legalText has other nodes
  useEffect(() => {
    if (isLaterLink.current) showStart(text.current)
    isLaterLink.current = false
    const ends = [...(text.current?.querySelectorAll('section > :last-child') ?? [])]
    // The margin includes ends above the screen, which a fast scroll never shows.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio >= whole) markRead(store, ends.indexOf(target))
        }
      },
      { rootMargin: '1000000px 0px -12.5%', threshold: whole },
    )
    for (const end of ends) observer.observe(end)
    return () => observer.disconnect()
  }, [store, legalText, text])
}
