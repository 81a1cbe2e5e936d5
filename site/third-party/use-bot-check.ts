import { useEffect, useState } from 'react'
import { loadOnce } from '../../shared/api/loading/load-once.ts'
import type { BotCheck } from './bot-check.ts'

const load = loadOnce(async () => (await import('./bot-check.ts')).loadBotCheck())

const check: BotCheck = async (action) => (await load())(action)

/**
 * The bot check of a page with a form; `null` if no site key is configured, and then nothing is
 * loaded. Loading starts with the page, so that submitting does not wait for it.
 */
export function useBotCheck(): BotCheck | null {
  const [given, setGiven] = useState<{ readonly check: BotCheck }>()
  useEffect(() => {
    if (!document.querySelector('meta[name=bot-check]')) return
    setGiven({ check })
    load().catch(() => undefined)
  }, [])
  return given?.check ?? null
}
