import { useEffect, useState } from 'react'
import { loadOnce } from '../shared/element/load-once.ts'
import { loadScript } from './third-party.ts'

/** What the script of an invisible check (v3) puts into the page. */
interface Grecaptcha {
  ready(run: () => void): void
  execute(siteKey: string, options: { action: string }): Promise<string>
}

const settings = () => document.querySelector<HTMLMetaElement>('meta[name=bot-check]')

/** The script, once in a page. Its badge is hidden by the style sheet; the footer has its notice. */
const load = loadOnce(async () => {
  await loadScript(settings()?.dataset.script ?? '')
  const { grecaptcha } = globalThis as { grecaptcha?: Grecaptcha }
  if (!grecaptcha) throw new Error('The bot check is not what it should be')
  await new Promise<void>((resolve) => grecaptcha.ready(resolve))
  return grecaptcha
})

const check = async (action: string): Promise<string> =>
  (await load()).execute(settings()?.content ?? '', { action })

/**
 * The bot check for an element; `null` where no site key is configured, and then nothing is loaded.
 * It is asked for as soon as a page may need it, so that nobody waits for it.
 */
export function useBotCheck(): typeof check | null {
  const [given, setGiven] = useState<{ readonly check: typeof check }>()
  useEffect(() => {
    if (!settings()) return
    setGiven({ check })
    load().catch(() => undefined)
  }, [])
  return given?.check ?? null
}
