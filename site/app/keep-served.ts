import { type Locale, locales } from '../../shared/text/i18n/locale.ts'
import { languageTags } from '../map/languages.ts'

/** Shown without catalogues: whatever failed may have taken them along. */
const words: Readonly<Record<Locale, { readonly failed: string; readonly reload: string }>> = {
  en: {
    failed: 'Parts of this page do not work at the moment.',
    reload: 'Load the page again',
  },
  zh: { failed: '此頁面的部分功能目前無法使用。', reload: '重新載入頁面' },
  ja: {
    failed: '現在、このページの一部の機能をご利用いただけません。',
    reload: 'ページを再読み込み',
  },
  ko: { failed: '현재 이 페이지의 일부 기능을 사용할 수 없습니다.', reload: '페이지 새로 고침' },
}

/** The message above the page, with a link that loads the page again. */
function drawNote(): HTMLElement {
  const { lang } = document.documentElement
  const { failed, reload } = words[locales.find((each) => languageTags[each] === lang) ?? 'en']
  const text = document.createElement('p')
  text.textContent = failed
  const link = document.createElement('a')
  link.className = 'button'
  link.href = location.href
  link.textContent = reload
  link.onclick = (event) => {
    // With a hash, the link alone would load nothing.
    event.preventDefault()
    location.reload()
  }
  const row = document.createElement('div')
  row.className = 'wrap'
  row.append(text, link)
  const note = document.createElement('div')
  note.className = 'failed-region'
  note.setAttribute('role', 'alert')
  note.append(row)
  return note
}

/** Writes what a visitor had typed into the fields of a page that was drawn anew, if they are empty. */
function giveBackInput(served: Element, container: Element): void {
  type Field = HTMLInputElement | HTMLTextAreaElement
  for (const { name, value, defaultValue } of served.querySelectorAll<Field>(
    ':is(input, textarea)[name]',
  )) {
    const field = container.querySelector<Field>(`[name="${CSS.escape(name)}"]`)
    if (!field || field.value || value === defaultValue) continue
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

interface Served {
  /** Shows the page as it was served, with a message: React has removed all of it. */
  putBack(): void
  /** React has drawn the page anew: gives back what was typed before. */
  giveBack(): void
}

/** Keeps what was served, with what was typed into it, before React takes it over. */
export function keepServed(container: HTMLElement): Served {
  const served = container.cloneNode(true) as HTMLElement
  const { pathname } = location
  return {
    putBack() {
      // What was served belongs to another page.
      if (location.pathname !== pathname) return location.reload()
      document.documentElement.classList.remove('js')
      container.replaceChildren(drawNote(), ...served.cloneNode(true).childNodes)
    },
    giveBack: () => giveBackInput(served, container),
  }
}
