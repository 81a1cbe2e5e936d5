import { Closing } from './Closing.tsx'
import { Comparison } from './Comparison.tsx'
import { useTrusts } from './use-trusts.ts'

/** A comparison of all six, and how to ask. */
export default function BelowTheFold() {
  const trusts = useTrusts()
  return (
    <>
      <Comparison trusts={trusts} />
      <Closing />
    </>
  )
}
