import { type ComponentProps, useEffect, useRef } from 'react'
import { Notice } from '../../ui/Notice.tsx'

/** A notice about a try to confirm; it may lie below the visible part of the page. */
export const ShownNotice = (props: ComponentProps<typeof Notice>) => {
  const box = useRef<HTMLDivElement>(null)
  // In braces: newer browsers answer with a promise, which is no clean-up.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div className="tw-order-issue" ref={box}>
      <Notice live="assertive" {...props} />
    </div>
  )
}
