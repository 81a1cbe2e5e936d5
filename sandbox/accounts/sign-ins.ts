import { createTurns, type Turns } from '../basics/turns.ts'

/** What tries with the same account, password and network address at the same time share. */
export interface Tried {
  /** How many are under way. */
  count: number
  /** The stored hash for which their password has proved right. */
  rightFor?: string
}

/** Tries to sign in that are under way. */
export interface SignIns {
  readonly turns: Turns
  readonly sameTries: Map<string, Tried>
}

export const createSignIns = (): SignIns => ({ turns: createTurns(), sameTries: new Map() })

/** Gives the tries with the same password at the same time one value that they share. */
export async function withSame<Value>(
  { sameTries }: SignIns,
  name: string,
  work: (tried: Tried) => Promise<Value>,
): Promise<Value> {
  const tried = sameTries.get(name) ?? { count: 0 }
  sameTries.set(name, tried)
  tried.count++
  try {
    return await work(tried)
  } finally {
    tried.count--
    if (tried.count === 0) sameTries.delete(name)
  }
}
