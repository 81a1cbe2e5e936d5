import { type ReactNode, useEffect, useRef } from 'react'

/** Scrolls to what appears at the end of a form, above the footer. */
export const InView = ({ children }: { readonly children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <div className="tw-in-view" ref={place}>
      {children}
    </div>
  )
}
