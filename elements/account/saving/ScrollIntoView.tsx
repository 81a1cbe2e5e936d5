import { type ReactNode, useEffect, useRef } from 'react'

/** Scrolls to what appears at the end of a form, above the footer. */
export const ScrollIntoView = ({ children }: { readonly children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <div className="tw-scroll-into-view" ref={place}>
      {children}
    </div>
  )
}
