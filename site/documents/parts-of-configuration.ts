import type { LegalText } from '../../shared/text/legal-text/legal-text.ts'
import { brand } from '../brand.ts'

/**
 * Sections that hold for some configurations only, by the `words` of a text that name their heading.
 */
const parts: Readonly<Record<string, () => boolean>> = {
  withAnalytics: () => brand.analytics !== undefined,
  withoutAnalytics: () => brand.analytics === undefined,
  withBotCheck: () => brand.botCheck !== undefined,
  withoutThirdParties: () => brand.analytics === undefined && brand.botCheck === undefined,
}

/** A text with the sections that are true of the site as it is built. */
export function forConfiguration(text: LegalText): LegalText {
  const untrue = Object.entries(text.words)
    .filter(([name]) => parts[name]?.() === false)
    .map(([, heading]) => heading)
  return { ...text, sections: text.sections.filter(({ heading }) => !untrue.includes(heading)) }
}
