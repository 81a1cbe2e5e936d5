import type { BaseContext, Screen } from './base-state.ts'
import type { ScreenReports } from './parts.ts'

/** Reports to the page, and what changes them. */
interface OpenScreenReports extends ScreenReports {
  /** The element is about to leave the page. */
  removed(): void
  /** It is back: what was reported meanwhile did not reach the document. */
  returned(): void
  /** The host draws the title bar from now on, or no longer. */
  headerChanged(isHidden: boolean): void
}

/**
 * @param isHeaderHidden whether the host draws the title bar
 * @param first the screen that an element begins with; it is reported only if the element starts over
 * @param current none before its title can be said
 * @param onReady called once, when the first view can be used
 */
export function createScreenReports(
  { emit, startsOver }: Pick<BaseContext, 'emit' | 'startsOver'>,
  isHeaderHidden: () => boolean,
  first: Screen['step'],
  current: () => Screen | undefined,
  onReady: () => void,
): OpenScreenReports {
  let isReady = false
  /** The last `tw-step`, as JSON. */
  let lastStep = startsOver ? '' : JSON.stringify(first)
  /** `lastStep` when the element left the page: no event reaches the document after that. */
  let stepAtRemoval = lastStep

  const tellStep = () => {
    const { step, title, back } = current() ?? {}
    if (!step) return
    const detail = { ...step, title: title ?? '', canGoBack: Boolean(back) }
    const nextStep = JSON.stringify(isHeaderHidden() ? detail : step)
    if (nextStep === lastStep) return
    lastStep = nextStep
    emit('tw-step', detail)
  }

  return {
    tellStep,
    ready() {
      if (isReady) return
      isReady = true
      emit('tw-ready', {})
      onReady()
    },
    removed() {
      stepAtRemoval = lastStep
    },
    returned() {
      lastStep = stepAtRemoval
      tellStep()
    },
    headerChanged(isHidden) {
      // A host that draws the title bar from now on needs the current screen at once.
      lastStep = isHidden ? '' : JSON.stringify(current()?.step ?? first)
      tellStep()
    },
  }
}
