import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

interface OpenCard {
  readonly at: number
  /**
   * Who asked for it; nobody yet in the document that the build wrote. What the address names is
   * shown at once, and scrolled to.
   */
  readonly by: 'nobody' | 'page' | 'address' | 'visitor'
}

/** `pushState` is sent by the router, when a link on this page names another card. */
const moves = ['hashchange', 'popstate', 'pushState']

const headerHeight = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--header'))

/** Which card is open: the first, then the one that the address names or that the visitor opens. */
export function useOpenCard(
  anchors: readonly string[],
  list: RefObject<HTMLElement | null>,
): { readonly open: OpenCard; readonly choose: (at: number) => void } {
  const [open, setOpen] = useState<OpenCard>({ at: 0, by: 'nobody' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the anchors are the page's own, for good
  useLayoutEffect(() => {
    const named = () => anchors.indexOf(location.hash.slice(1))
    const follow = () => {
      if (named() >= 0) setOpen({ at: named(), by: 'address' })
    }
    setOpen({ at: 0, by: 'page' })
    follow()
    for (const move of moves) addEventListener(move, follow)
    return () => {
      for (const move of moves) removeEventListener(move, follow)
    }
  }, [])

  useEffect(() => {
    const card = list.current?.children[open.at]
    if (!card || open.by === 'nobody' || open.by === 'page') return
    if (open.by === 'address') {
      card.scrollIntoView()
      return
    }
    let isLatest = true
    // On a phone a card above has closed: the one that was opened may have slipped under the header.
    const moving = list.current?.getAnimations({ subtree: true }) ?? []
    void Promise.allSettled(moving.map(({ finished }) => finished)).then(() => {
      if (isLatest && card.getBoundingClientRect().top < headerHeight()) card.scrollIntoView()
    })
    return () => {
      isLatest = false
    }
  }, [open, list])

  const choose = (at: number) => {
    setOpen({ at, by: 'visitor' })
    history.replaceState(history.state, '', `#${anchors[at]}`)
  }
  return { open, choose }
}
