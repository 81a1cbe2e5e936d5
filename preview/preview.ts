import { type ElementName, tagOf } from '../elements/elements.ts'
import { languageTag } from '../shared/text/i18n/language-tag.ts'
import { resolveLocale } from '../shared/text/i18n/locale.ts'
import { documentThemeCss } from '../shared/ui/theme/theme-css.ts'
import { answerCallsTo } from './answers.ts'
import { followSteps } from './follow-steps.ts'
import { handedOn } from './handed-on.ts'
import css from './preview.css?inline'
import { answersOf } from './recorded.ts'
import { type Scenario, type ScenarioName, scenarioNames, scenarios } from './scenarios.ts'
import { setEntriesAside } from './set-entries-aside.ts'
import { words } from './words.ts'

/** The entries of the elements: `tw-transfer.js` and so on, which the build leaves beside this script. */
const load: Readonly<Record<ElementName, () => Promise<unknown>>> = {
  transfer: () => import('virtual:tw-transfer/define'),
  wallet: () => import('virtual:tw-wallet/define'),
  account: () => import('virtual:tw-account/define'),
  contract: () => import('virtual:tw-contract/define'),
  'fund-lookup': () => import('virtual:tw-fund-lookup/define'),
}

/** No name below `.invalid` is ever that of a server (RFC 2606). */
const newOrigin = () => `https://${crypto.randomUUID()}.preview.invalid`

/** A screen that is drawn. */
interface Drawing {
  readonly element: HTMLElement
  end(): void
}

const isScenario = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name)

/** On a server there is none; the module can be imported there all the same. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement)

/**
 * `<tw-preview of="withdraw/review">`: a screen of an element in a state, with what the sandbox has
 * answered. It makes no call, and whatever would move money is refused in the page.
 */
export class TwPreviewElement extends Base {
  static readonly observedAttributes = ['of', 'lang', ...handedOn]

  readonly #root = this.attachShadow({ mode: 'open' })
  readonly #height = new CSSStyleSheet()
  #observer: ResizeObserver | undefined
  #drawing: Drawing | undefined

  constructor() {
    super()
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(documentThemeCss() + css)
    this.#root.adoptedStyleSheets = [sheet, this.#height]
    // A link of a made-up order leads nowhere, and a made-up event means nothing to the page.
    this.addEventListener('click', keepLinksClosed, { capture: true })
    for (const type of hiddenEvents) this.addEventListener(type, stop)
  }

  connectedCallback(): void {
    if (!this.#drawing) this.#draw()
  }

  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (!this.isConnected) this.#end()
    })
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (!this.isConnected || before === after) return
    if (name === 'of') this.#draw()
    else this.#dress()
  }

  get of(): string {
    return this.getAttribute('of') ?? ''
  }

  set of(name: string) {
    this.setAttribute('of', name)
  }

  get #appLang(): string {
    return this.getAttribute('app-lang') ?? this.lang
  }

  /** Language and theme, of the element and of what stands above it. */
  #dress(): void {
    const { element } = this.#drawing ?? {}
    for (const name of handedOn) {
      const value = name === 'app-lang' ? this.#appLang : this.getAttribute(name)
      if (value === null) element?.removeAttribute(name)
      else element?.setAttribute(name, value)
    }
    this.#label()
  }

  #label(): void {
    const locale = resolveLocale(this.#appLang, navigator.language)
    const text = words[locale]
    const box = document.createElement('div')
    box.className = 'tw'
    box.lang = languageTag(locale)
    box.dataset.theme = this.getAttribute('theme') ?? 'dark'
    const line = document.createElement('p')
    const label = document.createElement('b')
    label.textContent = text.label
    line.append(label, ' ', this.dataset.state === 'failed' ? text.failed : text.notice)
    box.append(line)
    if (!isScenario(this.of)) {
      box.setAttribute('role', 'alert')
      line.textContent = text.unknown(this.of)
      const list = document.createElement('ul')
      for (const name of scenarioNames) {
        const item = document.createElement('li')
        item.append(document.createElement('code'))
        item.firstElementChild?.append(name)
        list.append(item)
      }
      box.append(list)
    }
    this.#root.replaceChildren(box, document.createElement('slot'))
    this.#measure(box)
  }

  /** The element fills the screen but for the line above it. */
  #measure(line: HTMLElement): void {
    this.#observer?.disconnect()
    this.#observer = new ResizeObserver(() => {
      this.#height.replaceSync(`::slotted(*) { --_line-above: ${line.offsetHeight}px }`)
    })
    this.#observer.observe(line)
  }

  #end(): void {
    this.#observer?.disconnect()
    this.#drawing?.end()
    this.#drawing = undefined
  }

  #draw(): void {
    this.#end()
    const { of: name } = this
    if (isScenario(name)) {
      this.#drawing = this.#open(scenarios[name])
    } else {
      console.warn(`<tw-preview> has no preview "${name}". Names: ${scenarioNames.join(', ')}`)
      this.dataset.state = 'unknown'
    }
    this.#dress()
  }

  #open(scenario: Scenario): Drawing {
    const controller = new AbortController()
    const origin = newOrigin()
    const token = crypto.randomUUID()
    const stopAnswers = answerCallsTo(origin, answersOf(scenario))
    const element = document.createElement(tagOf(scenario.element))
    const attributes = { ...scenario.attributes, 'api-base': origin, token }
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    // Copies: what a framework has put here stays where it will look for it.
    for (const own of this.querySelectorAll(':scope > [slot]')) element.append(own.cloneNode(true))
    const restore = setEntriesAside(scenario.element, origin, token)
    addEventListener('pagehide', restore, { signal: controller.signal })

    const show = async () => {
      await load[scenario.element]()
      await customElements.whenDefined(element.localName)
      const { shadowRoot } = element
      if (!shadowRoot) throw new Error('the element has no content')
      await followSteps(shadowRoot, scenario.steps ?? [], controller.signal)
    }
    this.dataset.state = 'loading'
    this.setAttribute('aria-busy', 'true')
    const settle = (state: 'shown' | 'failed') => {
      if (controller.signal.aborted) return
      this.dataset.state = state
      element.inert = false
      this.removeAttribute('aria-busy')
      this.#label()
    }
    show().then(
      () => settle('shown'),
      (cause) => {
        settle('failed')
        if (!controller.signal.aborted) console.error(`<tw-preview of="${this.of}">`, cause)
      },
    )
    // Each screen takes the focus, which belongs to the page.
    element.inert = true
    this.append(element)
    return {
      element,
      end() {
        controller.abort()
        element.remove()
        stopAnswers()
        restore()
      },
    }
  }
}

/** What an element tells its page, which could act on it. */
const hiddenEvents = [
  'tw-ready',
  'tw-step',
  'tw-error',
  'tw-navigate',
  'tw-open',
  'tw-balances',
  'tw-success',
]

const stop = (event: Event) => event.stopImmediatePropagation()

function keepLinksClosed(event: Event): void {
  const link = event
    .composedPath()
    .find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement)
  if (link && /^https?:$/.test(link.protocol) && !link.hash) event.preventDefault()
}

if (globalThis.customElements && !customElements.get('tw-preview')) {
  customElements.define('tw-preview', TwPreviewElement)
}

/** The names that `of` takes. */
export { scenarioNames as names }
