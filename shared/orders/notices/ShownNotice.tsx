import { type ComponentProps, useEffect, useRef } from 'react'
import { Notice } from '../../ui/Notice.tsx'

interface ShownNoticeProps extends ComponentProps<typeof Notice> {
  /** What it is about: it is shown again for another. */
  readonly of?: unknown
}

/** A notice about an order that was not sent; it may lie below the visible part of the page. */
export const ShownNotice = ({ of, ...notice }: ShownNoticeProps) => {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is at another place
  useEffect(() => {
    // In braces: newer browsers answer with a promise, which is no clean-up.
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [of])
  return (
    <div className="tw-order-issue" ref={box}>
      <Notice live="assertive" {...notice} />
    </div>
  )
}
