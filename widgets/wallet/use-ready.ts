import { useEffect } from 'react'
import { useModel } from './context.ts'

/**
 * Tells the page that the first view can be used: the element may have been opened at any screen.
 *
 * @param hasAnswer the server has answered what the screen shows first, or has failed to
 */
export function useReady(hasAnswer: boolean): void {
  const model = useModel()
  useEffect(() => {
    if (hasAnswer) model.ready()
  }, [hasAnswer, model])
}
