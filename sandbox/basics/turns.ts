/** Lets work about the same names be done one after the other, in the order in which it came. */
export interface Turns {
  /** @param names to wait for, always in the same order of kinds, or two could wait for each other */
  take<Value>(names: readonly string[], work: () => Promise<Value>): Promise<Value>
}

export function createTurns(): Turns {
  /** The last work about each name; there is none once it has ended. */
  const last = new Map<string, Promise<unknown>>()

  const after = <Value>(name: string, work: () => Promise<Value>): Promise<Value> => {
    const mine = (last.get(name) ?? Promise.resolve()).then(work, work)
    const ended = mine
      .catch(() => undefined)
      .then(() => {
        if (last.get(name) === ended) last.delete(name)
      })
    last.set(name, ended)
    return mine
  }

  const take: Turns['take'] = ([name, ...others], work) =>
    name === undefined ? work() : after(name, () => take(others, work))
  return { take }
}
