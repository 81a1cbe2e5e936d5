import { type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import type { SandboxDeps } from '../core/context.ts'
import type { PasswordCost } from '../core/limits.ts'

const saltLength = 16
const hashLength = 32

interface Stored {
  readonly cost: PasswordCost
  readonly salt: Uint8Array
  readonly hash: Uint8Array
}

const hashOf = (password: string, salt: Uint8Array, { N, r, p }: PasswordCost): Promise<Buffer> => {
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r }
  return new Promise((done, fail) =>
    scrypt(password, salt, hashLength, options, (error, hash) =>
      error ? fail(error) : done(hash),
    ),
  )
}

const inText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const inBytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64url'))

function readStored(text: string): Stored {
  const [, N, r, p, salt = '', hash = ''] = text.split('$')
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: inBytes(salt),
    hash: inBytes(hash),
  }
}

/** Hashes a password for storage: `scrypt$N$r$p$salt$hash`. */
export async function hashPassword(
  { random, passwordCost: cost }: Pick<SandboxDeps, 'random' | 'passwordCost'>,
  password: string,
): Promise<string> {
  const salt = random(saltLength)
  const hash = await hashOf(password, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, inText(salt), inText(hash)].join('$')
}

/**
 * Checks a password. Without a stored hash it does the same work, so that the time does not tell
 * whether there is an account.
 *
 * @returns `outdated` for the right password whose hash has another cost than the present one
 */
export async function checkPassword(
  { passwordCost: cost }: Pick<SandboxDeps, 'passwordCost'>,
  stored: string | null | undefined,
  password: string,
): Promise<'right' | 'outdated' | 'wrong'> {
  const known: Stored = stored
    ? readStored(stored)
    : { cost, salt: new Uint8Array(saltLength), hash: new Uint8Array(hashLength) }
  const isSame = timingSafeEqual(await hashOf(password, known.salt, known.cost), known.hash)
  if (!stored || !isSame) return 'wrong'
  const { N, r, p } = known.cost
  return N === cost.N && r === cost.r && p === cost.p ? 'right' : 'outdated'
}
