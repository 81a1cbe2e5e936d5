import type { EndpointPaths } from '../../api/endpoints/all.ts'
import type { ClientSettings } from '../../api/request.ts'
import { languageTag } from '../../text/i18n/language-tag.ts'
import { type Locale, resolveLocale } from '../../text/i18n/locale.ts'
import { parseValue, readAttribute } from './attributes.ts'
import type { Declaration, PropertiesOf } from './declaration.ts'

/** The properties of an element as they are now, also before its tag is defined. */
export const readProperties = <D extends Declaration>(
  element: Element,
  declaration: D,
): PropertiesOf<D> =>
  Object.fromEntries(
    Object.entries(declaration.properties).map(([name, property]) => {
      const raw = name in element ? Reflect.get(element, name) : readAttribute(element, name)
      return [name, parseValue(property, raw)]
    }),
  ) as PropertiesOf<D>

/** The language that an element is shown in now. */
export const localeOf = (element: Element, declaration: Declaration): Locale =>
  resolveLocale(String(readProperties(element, declaration).appLang), navigator.language)

/** How the calls of an element with these properties are made. */
export const settingsOf = (
  properties: Readonly<Record<string, unknown>>,
  locale: Locale,
): ClientSettings => ({
  baseUrl: String(properties.apiBase ?? ''),
  token: String(properties.token ?? ''),
  language: languageTag(locale),
  paths: (properties.apiPaths ?? {}) as EndpointPaths,
  withoutIdempotencyKey: properties.withoutIdempotencyKey === true,
})
