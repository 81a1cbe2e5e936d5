import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

interface OpenCard {
  readonly at: number
  /**
   * What opened the card; `none` in the prerendered document. A card named in the address is shown at
   * once and scrolled to.
   */
  readonly by: 'none' | 'page' | 'address' | 'visitor'
}

/** The router fires `pushState` when a link on this page names another card. */
const moves = ['hashchange', 'popstate', 'pushState']

const headerHeight = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--header'))

/** The open card: the first, then the one named in the address or opened by the visitor. */
export function useOpenCard(
  anchors: readonly string[],
  list: RefObject<HTMLElement | null>,
): { readonly open: OpenCard; readonly choose: (at: number) => void } {
  const [open, setOpen] = useState<OpenCard>({ at: 0, by: 'none' })

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
    if (!card || open.by === 'none' || open.by === 'page') return
    if (open.by === 'address') {
      card.scrollIntoView()
      return
    }
    let isLatest = true
    // On a phone a card above has closed: the opened one may have moved under the header.
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
