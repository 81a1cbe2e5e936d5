import type { EndpointPaths } from '../../api/endpoints/all.ts'
import type { ClientSettings } from '../../api/request.ts'
import { languageTag } from '../../text/i18n/language-tag.ts'
import { type Locale, resolveLocale } from '../../text/i18n/locale.ts'
import type { CommonDeclaration, Declaration, Properties } from './declaration.ts'

/** The properties that every element has. TypeScript cannot find them in those of any element. */
export const commonOf = (properties: Properties<Declaration>): Properties<CommonDeclaration> =>
  properties as Properties<CommonDeclaration>

/** The language that an element with these properties is shown in. */
export const localeOf = ({ appLang }: Pick<Properties<CommonDeclaration>, 'appLang'>): Locale =>
  resolveLocale(appLang, navigator.language)

/** A text that needs no catalogue: that of the page, else ours. */
export const textOf = (
  { texts }: Pick<Properties<CommonDeclaration>, 'texts'>,
  words: Readonly<Record<Locale, string>>,
  locale: Locale,
): string => texts[locale]?.[words.en]?.trim() || words[locale]

/**
 * How an element with these properties calls the server.
 *
 * @param token of the session; by default the element's own
 */
export const settingsOf = (
  properties: Properties<CommonDeclaration>,
  token = properties.token ?? '',
): ClientSettings => ({
  baseUrl: properties.apiBase,
  token,
  language: languageTag(localeOf(properties)),
  paths: properties.apiPaths as EndpointPaths,
  withoutIdempotencyKey: properties.withoutIdempotencyKey,
})
