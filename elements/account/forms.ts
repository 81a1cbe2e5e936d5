import { maxNameLength } from '../../shared/limits.ts'
import { isName, tidyName } from '../../shared/person/name/person-name.ts'
import { unmetRules } from '../../shared/person/password/password-rules.ts'
import type { AccountState, Issue, Issues } from './model/state.ts'

/** The issues that are set. */
const only = (issues: Readonly<Record<string, Issue | false>>): Issues =>
  Object.fromEntries(Object.entries(issues).filter(([, issue]) => issue))

/** What is wrong with a new password, typed twice. */
export const passwordIssues = ({
  password,
  confirmation,
}: Pick<AccountState, 'password' | 'confirmation'>): Issues =>
  only({
    password: (!password && 'required') || (unmetRules(password).length > 0 && 'rules'),
    confirmation: (!confirmation && 'required') || (confirmation !== password && 'mismatch'),
  })

/** What is missing or wrong in the form that opens an account. */
export const termsIssues = ({
  name,
  region,
  hasConsent,
}: Pick<AccountState, 'name' | 'region' | 'hasConsent'>): Issues =>
  only({
    name:
      (!tidyName(name) && 'required') ||
      (!isName(name) && 'invalid') ||
      (tidyName(name).length > maxNameLength && 'long'),
    region: !region && 'required',
    consent: !hasConsent && 'required',
  })
