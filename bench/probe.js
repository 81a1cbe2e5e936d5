/**
 * Runs in a measured page before anything else and records when things were visible. Plain
 * JavaScript, because the browser gets this file unchanged.
 *
 * A moment is the paint of the first frame in which its condition holds: checked in each animation
 * frame, recorded in a message that the browser delivers after that frame.
 */
;(() => {
  const moments = {}
  let isReady = false
  let isWatching = true
  let lastStep = ''

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
    // The baseline of a history.
    'tw-bare-list': {},
    'tw-transfer': {
      usable: (root) =>
        isReady && textOf(root).includes('Fable Trust') && hasButtons(root, 'Deposit', 'Withdraw'),
      // The balance comes last.
      whole: (root) => /\d\.\d{4}/.test(textOf(root)),
    },
    'tw-fund-lookup': {
      usable: (root) => isReady && asksForAddress(root),
      whole: asksForAddress,
    },
    'tw-contract': {
      readable: (root) => root.querySelector('.tw-legal-text section p')?.textContent,
      usable: (root) => isReady && /TW-\d{4}-\d{4}/.test(textOf(root)),
      whole: (root) => hasButtons(root, 'Sign', 'Submit'),
    },
    'tw-account': {
      usable: (root) => isReady && asksForPassword(root),
      whole: asksForPassword,
    },
    'tw-wallet': {
      usable: (root) => isReady && hasButtons(root, 'Deposit USD', 'Withdraw USD'),
      // The methods come last.
      whole: (root) => /\d\.\d{4}/.test(textOf(root)) && hasButtons(root, 'Bank wire'),
    },
  }
  /** Those of an element without a row. */
  const usual = {
    usable: () => isReady,
    whole: (root) => isReady && !root.querySelector('.tw-skeleton'),
  }
  const conditionsOf = (tag) => conditions[tag] ?? usual
  const elementOf = () =>
    [...(document.body?.children ?? [])].find(({ localName }) => localName.startsWith('tw-'))

  const wait = (time) => new Promise((resolve) => setTimeout(resolve, time))

  /** Resolves after the paint of the first frame in which `holds` returns something true. */
  const paintOf = (holds) =>
    new Promise((resolve) => {
      const look = () => {
        if (!holds()) {
          requestAnimationFrame(look)
          return
        }
        const channel = new MessageChannel()
        channel.port1.onmessage = () => resolve(performance.now())
        channel.port2.postMessage(0)
      }
      requestAnimationFrame(look)
    })

  const watch = () => {
    const element = elementOf()
    if (!element?.shadowRoot) {
      requestAnimationFrame(watch)
      return
    }
    for (const [name, holds] of Object.entries(conditionsOf(element.localName))) {
      paintOf(() => isWatching && holds(element.shadowRoot)).then((moment) => {
        moments[name] = moment
        // The trace of the browser then has this moment too.
        performance.mark(name)
      })
    }
  }

  addEventListener('tw-ready', () => {
    isReady = true
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
        ended: entry.responseEnd,
      }))
      const [painted] = performance.getEntriesByName('first-contentful-paint')
      return { ...moments, painted: painted?.startTime, loads }
    },

    /**
     * Presses a button; resolves with the milliseconds until its step or dialog is painted: its view,
     * and all of it. Before its code has come, a step has bars without any text.
     */
    async open(name, step) {
      const root = elementOf().shadowRoot
      const button = buttonOf(root, name)
      if (!button) throw new Error(`There is no button ${name}`)
      const text = () => textOf(root.querySelector('.tw-frame-body') ?? root)
      const before = text()
      const isView = () =>
        step === 'dialog'
          ? root.querySelector('dialog[open] canvas')
          : lastStep === step && text() && text() !== before
      const from = performance.now()
      button.click()
      const view = await paintOf(isView)
      const whole = root.querySelector('.tw-skeleton')
        ? await paintOf(() => !root.querySelector('.tw-skeleton'))
        : view
      return { view: view - from, whole: whole - from }
    },

    /**
     * Scrolls `pixels` in each frame until `wanted` records of a history were in the document;
     * resolves with the most rows that were there at once.
     */
    async scrollRecords(wanted, pixels) {
      isWatching = false
      let rows = 0
      const isThere = () => {
        const list = elementOf().shadowRoot.querySelector('.tw-rows')
        rows = Math.max(rows, list.childElementCount)
        scrollBy(0, pixels)
        return Number(list.lastElementChild?.ariaPosInSet ?? 0) >= wanted
      }
      await paintOf(isThere)
      return rows
    },

    /** Puts elements on the page, ten at a time, and removes each once its first view is whole. */
    async mountAndRemove(times, tag, token) {
      const mount = async () => {
        const element = document.createElement(tag)
        if (token) element.token = token
        document.body.append(element)
        while (!conditionsOf(tag).whole(element.shadowRoot)) await wait(10)
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
