import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { focusUnlessBusy } from './focus-unless-busy.ts'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { chevronLeft } from './icons.ts'

export interface FrameProps {
  title: string
  back?: { label: string; onBack(): void } | undefined
  /** How far the person is; stands below the title, across the whole frame. */
  progress?: ReactNode
  /** Stands at the foot of what is shown, across the whole frame. */
  below?: ReactNode
  /** The main action; stays at the bottom of the screen. */
  footer?: ReactNode
  /** Another key is another step: it slides in and its title takes the focus, unless that is elsewhere on the page. */
  stepKey: string
  children: ReactNode
}

/**
 * One step: title, content, main action. Keep one Frame mounted for all steps: a new one takes its
 * first step for the start, where the focus is left alone. Content is not remounted by another key:
 * a form that stays in place keeps what was typed.
 */
export const Frame = ({ title, back, progress, below, footer, stepKey, children }: FrameProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const visited = useRef([stepKey])

  useLayoutEffect(() => {
    const path = visited.current
    if (path.at(-1) === stepKey) return
    const known = path.indexOf(stepKey)
    visited.current = known < 0 ? [...path, stepKey] : path.slice(0, known + 1)
    focusUnlessBusy(heading.current)
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const from = { opacity: 0, translate: `${known < 0 ? 24 : -24}px` }
    body.current?.animate?.([from, {}], { duration: 200, easing: 'ease-out' })
  }, [stepKey])

  return (
    <section className="tw-frame">
      <header className="tw-frame-header">
        {back && (
          <IconButton label={back.label} onClick={back.onBack}>
            <Icon d={chevronLeft} />
          </IconButton>
        )}
        <h2 className="tw-title" tabIndex={-1} ref={heading}>
          {title}
        </h2>
      </header>
      {progress}
      <div className="tw-frame-body">
        <div ref={body} className="tw-step">
          {children}
        </div>
      </div>
      {below}
      {footer && <footer className="tw-frame-footer">{footer}</footer>}
    </section>
  )
}
