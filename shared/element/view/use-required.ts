import { type Context, useContext } from 'react'

/** The value of a context that an element always provides. */
export function useRequired<Value>(context: Context<Value | undefined>): Value {
  const value = useContext(context)
  if (!value) throw new Error('no provider')
  return value
}
