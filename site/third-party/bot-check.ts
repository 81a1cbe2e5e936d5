import { loadScript } from './load-script.ts'

/** Resolves with the check's token for a named action. */
export type BotCheck = (action: string) => Promise<string>

/** What the script of an invisible check (v3) puts into the page. */
interface Grecaptcha {
  ready(run: () => void): void
  execute(siteKey: string, options: { action: string }): Promise<string>
}

/** Takes the badge out of the page, also one that comes later. The footer has its words. */
function removeBadge(): void {
  const remove = () => {
    for (const badge of document.querySelectorAll('.grecaptcha-badge')) badge.remove()
  }
  remove()
  new MutationObserver(remove).observe(document.body, { childList: true, subtree: true })
}

/** Loads the script that the operator configured, once in a page. Rejects where it is blocked. */
export async function loadBotCheck(): Promise<BotCheck> {
  const settings = document.querySelector<HTMLMetaElement>('meta[name=bot-check]')
  await loadScript(settings?.dataset.script ?? '')
  const { grecaptcha } = globalThis as { grecaptcha?: Grecaptcha }
  if (!grecaptcha) throw new Error('The bot check is not what it should be')
  await new Promise<void>((resolve) => grecaptcha.ready(resolve))
  removeBadge()
  return (action) => grecaptcha.execute(settings?.content ?? '', { action })
}
