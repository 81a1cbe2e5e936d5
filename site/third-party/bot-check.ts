import { loadScript } from './load-script.ts'

/** Resolves with the check's token for a named action. */
export type BotCheck = (action: string) => Promise<string>

/** The global object of an invisible reCAPTCHA (v3). */
interface Grecaptcha {
  ready(run: () => void): void
  execute(siteKey: string, options: { action: string }): Promise<string>
}

/** Removes the badge, even if it is added later. The footer has its text. */
function removeBadge(): void {
  const remove = () => {
    for (const badge of document.querySelectorAll('.grecaptcha-badge')) badge.remove()
  }
  remove()
  new MutationObserver(remove).observe(document.body, { childList: true, subtree: true })
}

/** Loads the script that the operator configured. Rejects if it is blocked. */
export async function loadBotCheck(): Promise<BotCheck> {
  const settings = document.querySelector<HTMLMetaElement>('meta[name=bot-check]')
  await loadScript(settings?.dataset.script ?? '')
  const { grecaptcha } = globalThis as { grecaptcha?: Grecaptcha }
  if (!grecaptcha) throw new Error('The script of the bot check defines no grecaptcha')
  await new Promise<void>((resolve) => grecaptcha.ready(resolve))
  removeBadge()
  return (action) => grecaptcha.execute(settings?.content ?? '', { action })
}
