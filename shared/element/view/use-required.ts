import { type Context, useContext } from 'react'

/** The value of a context that an element always provides; without it, the first use of it throws. */
export const useRequired = <Value>(context: Context<Value | undefined>): Value =>
  useContext(context) as Value
