import type { MessageDescriptor } from '@lingui/core'

/**
 * A text of the facts about pages. The build compiles it as Lingui's `msg` (see `lingui.config.ts`);
 * tools and browser tests, which read the facts without a build, get the English text.
 */
export const msg = ([text = '']: TemplateStringsArray): MessageDescriptor => ({ id: text })
