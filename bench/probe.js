/**
 * Runs in a measured page before anything else and notes when things were seen. Plain JavaScript,
 * because it is handed to the browser as it stands.
 *
 * A moment is "after the paint of the first frame in which it holds": looked for in each animation
 * frame, noted in a message that the browser delivers once that frame is out.
 */
;(() => {
  const moments = {}
  const longTasks = []
  let ready
  let lastStep = ''

  const elementOf = () => document.querySelector('tw-transfer, tw-bare')
  const textOf = (root) => root.textContent ?? ''
  const buttonOf = (root, name) =>
    [...root.querySelectorAll('button')].find((button) => button.textContent.trim() === name)

  const isBare = (root) => root.host.localName === 'tw-bare'
  const saysHello = (root) => textOf(root).includes('Hello')
  const conditions = {
    /** HOME can be used: it says so, and shows the company and both ways to go. */
    usable: (root) =>
      isBare(root)
        ? saysHello(root)
        : ready !== undefined &&
          textOf(root).includes('Example Trust') &&
          buttonOf(root, 'Deposit') !== undefined &&
          buttonOf(root, 'Withdraw') !== undefined,
    /** All that HOME brings by itself is there; the balance is the last of it. */
    whole: (root) => (isBare(root) ? saysHello(root) : /\d\.\d{4}/.test(textOf(root))),
  }

  const wait = (time) => new Promise((resolve) => setTimeout(resolve, time))

  const afterPaint = (then) => {
    const channel = new MessageChannel()
    channel.port1.onmessage = () => then(performance.now())
    channel.port2.postMessage(0)
  }

  const watch = () => {
    const root = elementOf()?.shadowRoot
    for (const [name, holds] of Object.entries(conditions)) {
      if (name in moments || !root || !holds(root)) continue
      moments[name] = performance.now()
      afterPaint((now) => {
        moments[name] = now
      })
    }
    if (Object.keys(moments).length < Object.keys(conditions).length) requestAnimationFrame(watch)
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
    isWhole: () => 'whole' in moments,

    /** What there is to say of this load; `bytes` are those of bodies as they were sent. */
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

    /** Presses a button and resolves with the milliseconds until its step is painted whole. */
    open(name, step) {
      const root = elementOf().shadowRoot
      const button = buttonOf(root, name)
      if (!button) return Promise.reject(new Error(`There is no button ${name}`))
      const from = performance.now()
      button.click()
      return new Promise((resolve) => {
        const look = () => {
          const isOpen = lastStep === step && !root.querySelector('.tw-skeleton')
          if (isOpen) afterPaint((now) => resolve(now - from))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      })
    },

    /** Puts elements on the page, ten at a time, and removes each once its HOME is whole. */
    async mountAndRemove(times, token) {
      const mount = async () => {
        const element = document.createElement('tw-transfer')
        element.token = token
        document.body.append(element)
        while (!/\d\.\d{4}/.test(textOf(element.shadowRoot))) await wait(10)
        element.remove()
      }
      for (let turn = 0; turn < times; turn += 10) {
        await Promise.all(Array.from({ length: Math.min(10, times - turn) }, mount))
      }
      await wait(100)
      performance.clearResourceTimings()
    },
  }
})()
