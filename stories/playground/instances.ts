import { type ElementName, wordsOf } from '../../elements/elements.ts'
import type { Mode, Settings } from './settings.ts'

/** One element in a preview of its own. */
export interface ElementInstance {
  readonly element: ElementName
  /** Shown above the preview, and in the log beside its events. */
  readonly title: string
  readonly isUsd: boolean
}

export const modeWords = { both: 'Both', usd: 'USD', usdt: 'USDT' } as const

/** The instances on the page: one per mode of the transfer, one of any other element. */
export function instancesOf(
  { element, mode }: Pick<Settings, 'element' | 'mode'>,
  hasRoom: boolean,
): readonly ElementInstance[] {
  if (element !== 'transfer') return [{ element, title: wordsOf(element), isUsd: false }]
  const both: readonly Mode[] = hasRoom ? ['usd', 'usdt'] : ['usd']
  return (mode === 'both' ? both : [mode]).map((each) => ({
    element,
    title: modeWords[each],
    isUsd: each === 'usd',
  }))
}
