import { languageTag } from '../../text/i18n/language-tag.ts'
import { resolveLocale } from '../../text/i18n/locale.ts'
import { readAttribute } from '../entry/attributes.ts'
import { emitEvent } from '../entry/host-message.ts'
import { shellWords } from '../entry/shell-words.ts'
import { showMessageInline } from '../unsupported/show-message-inline.ts'
import { retries } from './retries.ts'

type Tag = `tw-${string}`

interface Loader {
  /**
   * Loads the script of each element that is in a document or shadow root, or is inserted there
   * later.
   *
   * @returns a function that stops observing
   */
  observe(root: Document | ShadowRoot): () => void
}

/** Delay before the second try, in milliseconds. */
const pause = 1000

/**
 * Loads the scripts of the elements that a page has. Each script paints its elements as soon as it
 * is loaded. A script that fails is loaded once more, then the failure is reported to page and
 * person; it is loaded again when the person retries, when the device is online again, or when
 * another element is inserted.
 *
 * @param load loads a script by its name
 */
export function openLoader(tags: readonly Tag[], load: (file: string) => Promise<unknown>): Loader {
  const roots = new Set<Document | ShadowRoot>()
  const seen = new WeakSet<Element>()
  /** For each tag whose script is loading or has failed: starts the next try. */
  const begun = new Map<Tag, () => void>()
  const elementsOf = (tag: Tag) =>
    [...roots].flatMap((root) => [...root.querySelectorAll<HTMLElement>(tag)])

  /** Resolves when another try is worthwhile. */
  const offerRetry = async (tag: Tag) => {
    const removals: (() => void)[] = []
    await new Promise<void>((resolve) => {
      const again = () => resolve()
      begun.set(tag, again)
      addEventListener('online', again)
      removals.push(() => removeEventListener('online', again))
      customElements.whenDefined(tag).then(again)
      for (const element of elementsOf(tag)) {
        const button = document.createElement('button')
        button.onclick = again
        const locale = resolveLocale(
          String(Reflect.get(element, 'appLang') ?? readAttribute(element, 'appLang') ?? ''),
          navigator.language,
        )
        const { failed: message, retry } = shellWords[locale]
        button.textContent = retry
        const shown = showMessageInline(element, {
          kind: 'load',
          message,
          lang: languageTag(locale),
          emit: (type, detail) => emitEvent(element, tag, type, detail),
        })
        if (!shown) continue
        shown.append(' ', button)
        removals.push(() => shown.remove())
      }
    })
    for (const remove of removals) remove()
  }

  const loadScript = async (tag: Tag, tries = 0): Promise<void> => {
    if (customElements.get(tag)) return
    try {
      await load(`${tag}.js${tries ? retries[(tries - 1) % retries.length] : ''}`)
    } catch (cause) {
      if (tries === 0) await new Promise((resolve) => setTimeout(resolve, pause))
      else {
        console.error(tag, cause)
        await offerRetry(tag)
      }
      return loadScript(tag, tries + 1)
    }
  }

  return {
    observe(root) {
      const look = () => {
        for (const tag of tags) {
          const found = [...root.querySelectorAll(tag)].filter((element) => !seen.has(element))
          for (const element of found) seen.add(element)
          if (found.length === 0 || customElements.get(tag)) continue
          const again = begun.get(tag)
          if (again) again()
          else {
            begun.set(tag, () => {})
            void loadScript(tag)
          }
        }
      }
      const observer = new MutationObserver(look)
      roots.add(root)
      observer.observe(root, { childList: true, subtree: true })
      look()
      return () => {
        roots.delete(root)
        observer.disconnect()
      }
    },
  }
}
