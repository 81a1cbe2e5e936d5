import * as v from 'valibot'
import { maxNameLength, maxPasswordLength, minimumPasswordLength } from '../../shared/limits.ts'
import { isName, tidyName } from '../../shared/person/name/person-name.ts'
import { unmetRules } from '../../shared/person/password/password-rules.ts'
import { regionCodes } from '../../shared/person/region/region-codes.ts'
import { Refusal } from '../core/answer.ts'
import { type Message, msg } from '../language/msg.ts'

const badPassword = msg(
  'A password must have {minimumPasswordLength} to {maxPasswordLength} characters, with numbers and upper and lower case letters, and no special symbols.',
  { minimumPasswordLength, maxPasswordLength },
)

const noName = msg('Please enter your name')

const badName = msg('Enter a valid name')

const longName = msg('Use {maxNameLength} characters or fewer', { maxNameLength })

const noRegion = msg('Select your region of residence')

/** Refuses a password that breaks the rules of section 5. */
export function checkedPassword(password: unknown): string {
  const isGood = typeof password === 'string' && unmetRules(password).length === 0
  if (!isGood) throw new Refusal(badPassword)
  return password
}

const nameText = v.pipe(
  v.string(),
  v.transform(tidyName),
  v.nonEmpty(),
  v.check(isName),
  v.maxLength(maxNameLength),
)

const nameRefusals: ReadonlyMap<string, Message> = new Map([
  ['max_length', longName],
  ['check', badName],
])

function checkedName(name: unknown): string {
  const read = v.safeParse(nameText, name)
  if (!read.success) throw new Refusal(nameRefusals.get(read.issues[0].type) ?? noName)
  return read.output
}

function checkedRegion(region: unknown): string {
  if (typeof region !== 'string' || !regionCodes.includes(region)) throw new Refusal(noRegion)
  return region
}

/** Reads the data of a registration, or throws a refusal for the person. */
export const readRegistration = (body: Readonly<Record<string, unknown>>) => ({
  password: checkedPassword(body.password),
  name: checkedName(body.name),
  region: checkedRegion(body.region),
})
