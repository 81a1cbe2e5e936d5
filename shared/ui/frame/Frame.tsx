import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { Elements } from '../elements.ts'
import { chevronLeft } from '../icons.ts'
import { FooterContext } from './FrameFooter.tsx'
import { focusUnlessBusy } from './focus-unless-busy.ts'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'

interface FrameProps {
  title: ReactNode
  back?: { label: string; onBack(): void } | undefined
  /** Progress through the steps; below the title, as wide as the frame. */
  progress?: Elements
  /** Below the content, as wide as the frame. */
  below?: Elements
  /** A new key is a new step: it slides in, and its title gets the focus unless the focus is elsewhere on the page. */
  stepKey: string
  /** Takes the width of a desktop, if the element has it. */
  isWide?: boolean | undefined
  children: ReactNode
}

/**
 * One step: title, content, and its main action, which the content renders in a `FrameFooter`. Keep
 * one Frame mounted for all steps: a new Frame does not move the focus for its first step. A new key
 * does not remount the content: a form that stays keeps its input.
 */
export const Frame = ({ title, back, progress, below, stepKey, isWide, children }: FrameProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const visited = useRef([stepKey])
  const [footer, setFooter] = useState<HTMLElement | null>(null)

  useLayoutEffect(() => {
    const path = visited.current
    if (path.at(-1) === stepKey) return
    const known = path.indexOf(stepKey)
    visited.current = known < 0 ? [...path, stepKey] : path.slice(0, known + 1)
    focusUnlessBusy(heading.current)
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    // What is loading holds its place: one entrance for one press.
    if (body.current?.querySelector('.tw-skeleton')) return
    const from = { opacity: 0, translate: `${known < 0 ? 24 : -24}px` }
    body.current?.animate?.([from, {}], { duration: 200, easing: 'ease-out' })
  }, [stepKey])

  return (
    <section className="tw-frame" data-wide={isWide || undefined}>
      <header className="tw-frame-header" part="header">
        {back && (
          <IconButton label={back.label} onClick={back.onBack}>
            <Icon d={chevronLeft} />
          </IconButton>
        )}
        <h2 className="tw-title" part="title" tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <slot name="logo" />
      </header>
      {progress}
      <div className="tw-frame-body">
        <div ref={body} className="tw-step">
          <FooterContext value={footer}>{children}</FooterContext>
        </div>
      </div>
      {below}
      <slot name="support" />
      <footer className="tw-frame-footer" part="footer">
        <div ref={setFooter} />
      </footer>
    </section>
  )
}
