import { Closing } from './Closing.tsx'
import { Comparison } from './Comparison.tsx'
import { useTrusts } from './use-trusts.ts'

/** All six compared in words, and how to ask. */
export default function Below() {
  const trusts = useTrusts()
  return (
    <>
      <Comparison trusts={trusts} />
      <Closing />
    </>
  )
}
