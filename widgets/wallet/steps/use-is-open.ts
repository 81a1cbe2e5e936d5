import { useEffect, useRef } from 'react'

/** Whether the component is still mounted when a late answer arrives. */
export function useIsOpen(): () => boolean {
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return () => isOpen.current
}
