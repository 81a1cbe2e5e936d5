import { maxPasswordLength, minimumPasswordLength } from '../../limits.ts'

/** What a password must have (section 5). */
export const passwordRules = ['length', 'digits', 'cases', 'symbols'] as const
export type PasswordRule = (typeof passwordRules)[number]

const isMet: Readonly<Record<PasswordRule, (password: string) => boolean>> = {
  length: ({ length }) => length >= minimumPasswordLength && length <= maxPasswordLength,
  digits: (password) => /[0-9]/.test(password),
  cases: (password) => /[a-z]/.test(password) && /[A-Z]/.test(password),
  // Letters and digits only; an empty password does not meet this rule.
  symbols: (password) => /^[A-Za-z0-9]+$/.test(password),
}

/** The rules that a password does not meet; empty for a valid one. */
export const unmetRules = (password: string): readonly PasswordRule[] =>
  passwordRules.filter((rule) => !isMet[rule](password))

/**
 * The same rules for password generators, in Apple's syntax: the value of the attribute
 * `passwordrules`, which iOS, Safari and 1Password read. The longest length is here and not in a
 * `maxlength`, which would cut a pasted password without a word.
 */
export const generatorRules = [
  `minlength: ${minimumPasswordLength}`,
  `maxlength: ${maxPasswordLength}`,
  'required: lower',
  'required: upper',
  'required: digit',
  'allowed: lower, upper, digit',
].join('; ')
