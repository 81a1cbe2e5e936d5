/** The input of one form while it is open. */
export interface SavedInput<Value> {
  /** The input when the form was last open. */
  readonly value: Value | undefined
  /** Saves the input for the next time; does nothing once it was cleared. */
  save(value: Value): void
}

/**
 * Holds input in memory while its form is closed: a person may go back and return.
 *
 * @typeParam Inputs the input of each form, by the form's name
 */
export interface SavedInputs<Inputs> {
  open<Name extends keyof Inputs>(name: Name): SavedInput<Inputs[Name]>
  /** Drops the input of a form that was accepted, also the input that is still open. */
  clear(name: keyof Inputs): void
}

export function createSavedInputs<Inputs>(): SavedInputs<Inputs> {
  const saved: Partial<Inputs> = {}
  const turns: Partial<Record<keyof Inputs, object>> = {}
  return {
    open(name) {
      turns[name] ??= {}
      const turn = turns[name]
      return {
        value: saved[name],
        save(value) {
          if (turns[name] === turn) saved[name] = value
        },
      }
    },
    clear(name) {
      delete saved[name]
      turns[name] = {}
    },
  }
}
