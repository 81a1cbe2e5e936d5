import { unmetRules } from '../../shared/password/password-rules.ts'
import type { AccountState, Issue, Issues } from './state.ts'

/** The issues that there are. */
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

/** A name as it goes out, with single blanks. */
export const tidyName = (name: string): string => name.trim().replace(/\s+/g, ' ')

/** What is missing of a person who opens an account. */
export const termsIssues = ({
  name,
  region,
  hasConsent,
}: Pick<AccountState, 'name' | 'region' | 'hasConsent'>): Issues =>
  only({
    name: !tidyName(name) && 'required',
    region: !region && 'required',
    consent: !hasConsent && 'required',
  })
