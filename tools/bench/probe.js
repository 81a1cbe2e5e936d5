/**
 * Runs in a measured page before anything else and records when things were visible. Plain
 * JavaScript, because the browser gets this file unchanged.
 *
 * A moment is the paint of the first frame in which its condition holds: checked in each animation
 * frame, recorded in a message that the browser delivers after that frame.
 */
;(() => {
  const moments = {}
  const longTasks = []
  let ready
  let lastStep = ''
  let isWatching = true

  const textOf = (root) => root.textContent ?? ''
  const buttonOf = (root, name) =>
    [...root.querySelectorAll('button')].find((button) => button.textContent.trim() === name)
  const hasButtons = (root, ...names) => names.every((name) => buttonOf(root, name) !== undefined)

  const saysHello = (root) => textOf(root).includes('Hello')
  const asksForAddress = (root) => root.querySelector('[name=email]') && hasButtons(root, 'Next')
  const asksForPassword = (root) =>
    root.querySelector('[type=password]') && hasButtons(root, 'Sign in')

  /**
   * What must be visible, by tag. `readable`: the first article can be read. `usable`: in addition,
   * `tw-ready` has fired. `whole`: all that the first view loads on its own is there.
   */
  const conditions = {
    'tw-bare': { usable: saysHello, whole: saysHello },
    'tw-transfer': {
      usable: (root) =>
        ready && textOf(root).includes('Fable Trust') && hasButtons(root, 'Deposit', 'Withdraw'),
      // The balance comes last.
      whole: (root) => /\d\.\d{4}/.test(textOf(root)),
    },
    // The baseline of a history.
    'tw-bare-list': {},
    'tw-fund-lookup': {
      usable: (root) => ready && asksForAddress(root),
      whole: asksForAddress,
    },
    'tw-contract': {
      readable: (root) => root.querySelector('.tw-legal-text section p')?.textContent,
      usable: (root) => ready && /TW-\d{4}-\d{4}/.test(textOf(root)),
      whole: (root) => hasButtons(root, 'Sign', 'Submit'),
    },
    'tw-account': {
      usable: (root) => ready && asksForPassword(root),
      whole: asksForPassword,
    },
    'tw-wallet': {
      usable: (root) => ready && hasButtons(root, 'Deposit USD', 'Withdraw USD'),
      // The methods come last.
      whole: (root) => /\d\.\d{4}/.test(textOf(root)) && hasButtons(root, 'Bank wire'),
    },
  }
  const elementOf = () => document.querySelector(Object.keys(conditions).join())

  const wait = (time) => new Promise((resolve) => setTimeout(resolve, time))

  const afterPaint = (then) => {
    const channel = new MessageChannel()
    channel.port1.onmessage = () => then(performance.now())
    channel.port2.postMessage(0)
  }

  const watch = () => {
    const element = elementOf()
    const wanted = Object.entries(conditions[element?.localName] ?? { whole: () => false })
    const root = element?.shadowRoot
    for (const [name, holds] of wanted) {
      if (name in moments || !root || !holds(root)) continue
      moments[name] = performance.now()
      afterPaint((now) => {
        moments[name] = now
      })
    }
    const isOpen = wanted.some(([name]) => !(name in moments))
    if (isWatching && isOpen) requestAnimationFrame(watch)
  }

  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) longTasks.push({ startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
  addEventListener('tw-ready', () => {
    ready ??= performance.now()
  })
  addEventListener('tw-step', ({ detail }) => {
    lastStep = detail.step
  })
  requestAnimationFrame(watch)

  window.bench = {
    isWhole: () => 'whole' in moments && 'usable' in moments,

    /** The results of this load; `bytes` are those of the bodies as they were sent. */
    report() {
      const [document] = performance.getEntriesByType('navigation')
      const loads = [document, ...performance.getEntriesByType('resource')].map((entry) => ({
        path: new URL(entry.name).pathname,
        bytes: entry.encodedBodySize,
        begun: entry.startTime,
        ended: entry.responseEnd,
      }))
      const [painted] = performance.getEntriesByName('first-contentful-paint')
      return { ...moments, ready, painted: painted?.startTime, loads, longTasks }
    },

    /**
     * Presses a button; resolves with the milliseconds until its step or dialog is painted
     * completely.
     */
    open(name, step) {
      const root = elementOf().shadowRoot
      const button = buttonOf(root, name)
      if (!button) return Promise.reject(new Error(`There is no button ${name}`))
      const isOpen = () =>
        step === 'dialog'
          ? root.querySelector('dialog[open] canvas')
          : lastStep === step && !root.querySelector('.tw-skeleton')
      const from = performance.now()
      button.click()
      return new Promise((resolve) => {
        const look = () => {
          if (isOpen()) afterPaint((now) => resolve(now - from))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      })
    },

    /**
     * Scrolls `pixels` in each frame until `wanted` records of a history were in the document;
     * resolves with the most rows that were there at once.
     */
    scrollRecords(wanted, pixels) {
      const root = elementOf().shadowRoot
      isWatching = false
      let rows = 0
      return new Promise((resolve) => {
        const look = () => {
          const list = root.querySelector('.tw-rows')
          rows = Math.max(rows, list.childElementCount)
          if (Number(list.lastElementChild?.ariaPosInSet ?? 0) >= wanted) {
            resolve(rows)
            return
          }
          scrollBy(0, pixels)
          requestAnimationFrame(look)
        }
        look()
      })
    },

    /** Puts elements on the page, ten at a time, and removes each once its first view is whole. */
    async mountAndRemove(times, tag, token) {
      const mount = async () => {
        const element = document.createElement(tag)
        if (token) element.token = token
        document.body.append(element)
        while (!conditions[tag].whole(element.shadowRoot)) await wait(10)
        element.remove()
      }
      for (let turn = 0; turn < times; turn += 10) {
        await Promise.all(Array.from({ length: Math.min(10, times - turn) }, mount))
      }
      // Work that is under way at the last removal ends within a second.
      await wait(1_000)
      performance.clearResourceTimings()
    },
  }
})()
