import { useEffect } from 'react'
import { useModel } from '../model/context.ts'

/**
 * Tells the page that the first view can be used. Each screen calls this, as the element may open
 * with any of them.
 *
 * @param hasAnswer whether the first call of the screen was answered or has failed
 */
export function useReady(hasAnswer: boolean): void {
  const model = useModel()
  useEffect(() => {
    if (hasAnswer) model.screen.ready()
  }, [hasAnswer, model])
}
