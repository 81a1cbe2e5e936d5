import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { articleHeading } from '../../../shared/legal-text/article-heading.ts'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { IconButton } from '../../../shared/ui/frame/IconButton.tsx'
import { chevronRight } from '../../../shared/ui/frame/icons.ts'
import { check, print } from '../../../shared/ui/icons.ts'
import { useContractState, useModel } from '../context.ts'
import type { ContractStore } from '../state.ts'
import { withLineBreaks } from '../Text.tsx'
import { useCopy } from './copy/use-copy.tsx'

/** Text sizes as factors; 1 is the default. */
const scales = [0.875, 1, 1.125, 1.25, 1.5] as const

/** The width in pixels from which View.css has the tools beside the text. */
const roomForBoth = 1080

export interface ToolsProps {
  /** The element that holds the text. */
  readonly text: RefObject<HTMLElement | null>
}

/** Scrolls to an article and focuses it. */
const goTo = (text: HTMLElement | null, article: number) => {
  const sections = [...(text?.querySelectorAll('section') ?? [])]
  // An article that is laid out while scrolling would push the target away.
  for (const each of sections) each.style.contentVisibility = 'visible'
  const section = sections[article]
  if (!section) return
  section.tabIndex = -1
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  section.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth' })
  section.focus({ preventScroll: true })
}

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
const useReading = (text: RefObject<HTMLElement | null>) => {
  const { store, id } = useModel()
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

/** The text size, as an index of `scales`. The text keeps its own node for as long as its tools. */
const useTextSize = (text: RefObject<HTMLElement | null>) => {
  const [size, setSize] = useState(scales.indexOf(1))
  useLayoutEffect(() => {
    text.current?.style.setProperty('--_scale', `${scales[size]}`)
  }, [text, size])
  return [size, setSize] as const
}

/** Reading aids: contents with the articles read so far, text size, print. */
export const Tools = ({ text }: ToolsProps) => {
  const { t } = useLingui()
  const copy = useCopy()
  const contents = useRef<HTMLDetailsElement>(null)
  useReading(text)
  // Beside the text there is room for the contents.
  useEffect(() => {
    const root = contents.current?.getRootNode()
    if (contents.current && root instanceof ShadowRoot && root.host.clientWidth >= roomForBoth)
      contents.current.open = true
  }, [])
  const shown = useContractState((state) => state.text)
  const sections = shown?.legalText.sections
  const headingOf = articleHeading(shown?.locale ?? '')
  const read = useContractState((state) => state.read)
  const isSigned = useContractState(({ phase }) => phase.name === 'signed')
  const [size, setSize] = useTextSize(text)
  const isOffered = (by: number) => scales[size + by] !== undefined
  const total = sections?.length ?? 0
  const count = read.size
  const resize = (by: number) => {
    if (isOffered(by)) setSize(size + by)
  }
  return (
    <>
      <div className="tw-tools">
        <details className="tw-contents" ref={contents}>
          <summary>
            <Icon d={chevronRight} />
            {t`Contents`}
            {!isSigned && <small>{t`${count} of ${total} read`}</small>}
          </summary>
          <ol>
            {sections?.map(({ heading, marked = heading }, article) => (
              <li key={heading}>
                <button type="button" onClick={() => goTo(text.current, article)}>
                  <span>{withLineBreaks(headingOf(marked, article))}</span>
                  {!isSigned && read.has(article) && (
                    <>
                      <Icon d={check} />
                      <span className="tw-hidden">{t`read`}</span>
                    </>
                  )}
                </button>
              </li>
            ))}
          </ol>
        </details>
        <fieldset aria-label={t`Text size`}>
          <IconButton
            label={t`Smaller text`}
            aria-disabled={!isOffered(-1)}
            onClick={() => resize(-1)}
          >
            <span aria-hidden="true" className="tw-small-a">
              A
            </span>
          </IconButton>
          <IconButton
            label={t`Larger text`}
            aria-disabled={!isOffered(1)}
            onClick={() => resize(1)}
          >
            <span aria-hidden="true" className="tw-large-a">
              A
            </span>
          </IconButton>
          <IconButton
            label={t`Print`}
            onClick={({ currentTarget }) => void copy.make('print', currentTarget)}
          >
            <Icon d={print} />
          </IconButton>
        </fieldset>
      </div>
      {copy.notice}
    </>
  )
}
