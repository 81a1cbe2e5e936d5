import * as v from 'valibot'
import { createClient } from '../../shared/api/client.ts'
import { getUserInfo, signOut } from '../../shared/api/endpoints/user.ts'
import { itemOf } from '../../shared/api/wire/data.ts'
import { userInfo } from '../../shared/api/wire/user.ts'
import { languageTag } from '../../shared/text/i18n/language-tag.ts'
import type { Locale } from '../../shared/text/i18n/locale.ts'
import { apiSettings } from './api-settings.ts'

/** The client of a token, as an element on this site makes its own. */
export const openClient = (locale: Locale, token: string) =>
  createClient({
    settings: () => ({ ...apiSettings(), token, language: languageTag(locale) }),
  })

/** What the site calls for a visitor who is signed in. */
export function openCalls(locale: Locale, token: string) {
  const { call } = openClient(locale, token)
  return {
    user: () => call(getUserInfo, itemOf(userInfo)),
    signOut: () => call(signOut, v.unknown()),
  }
}
