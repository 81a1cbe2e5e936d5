import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useRef } from 'react'
import { headingsOf } from '../../../shared/text/legal-text/drawing/article-heading.ts'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { check, chevronRight } from '../../../shared/ui/icons.ts'
import { useContractState } from '../model/context.ts'
import { withLineBreaks } from './Text.tsx'

/** The width in em from which View.css has the tools beside the text. */
const roomForBoth = 67.5

const hasRoomForBoth = ({ host }: ShadowRoot) =>
  host.clientWidth >= roomForBoth * Number.parseFloat(getComputedStyle(host).fontSize)

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

interface ContentsProps {
  /** The element that holds the text. */
  readonly text: RefObject<HTMLElement | null>
}

/** The articles, and which of them were read so far. */
export const Contents = ({ text }: ContentsProps) => {
  const { t } = useLingui()
  const contents = useRef<HTMLDetailsElement>(null)
  // Beside the text there is room for the contents.
  useEffect(() => {
    const root = contents.current?.getRootNode()
    if (contents.current && root instanceof ShadowRoot && hasRoomForBoth(root))
      contents.current.open = true
  }, [])
  const shown = useContractState((state) => state.text)
  const sections = shown?.legalText.sections
  const headingOf = headingsOf(shown?.legalText ?? {}, shown?.locale ?? '')
  const read = useContractState((state) => state.read)
  const isSigned = useContractState(({ phase }) => phase.name === 'signed')
  const total = sections?.length ?? 0
  const count = read.size
  // An own text may have no headings.
  if (total === 0) return <span />
  return (
    <details className="tw-contents" ref={contents}>
      <summary>
        <Icon d={chevronRight} />
        <span>{t`Contents`}</span>
        {!isSigned && <small>{t`${count} of ${total} read`}</small>}
      </summary>
      <ol>
        {sections?.map(({ heading, marked = heading }, article) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an own text may have a heading twice
          <li key={`${article} ${heading}`}>
            <button type="button" onClick={() => goTo(text.current, article)}>
              <span>{withLineBreaks(headingOf(marked, article), shown?.legalText.own?.lang)}</span>
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
  )
}
