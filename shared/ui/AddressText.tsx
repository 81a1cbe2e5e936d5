import { Fragment } from 'react'
import { maskedText } from './recorders/marks.ts'

/**
 * A full address in groups of four. What a person compares is marked: the first and the last group,
 * or the last two if the last one is shorter. The gaps are margins, not characters: selecting,
 * copying and screen readers get the address without blanks.
 */
export const AddressText = ({ address }: { address: string }) => {
  const groups = address.match(/.{1,4}/gsu) ?? []
  const tail = groups.length - (address.length % 4 ? 2 : 1)
  return (
    <span {...maskedText('tw-address')} translate="no" dir="ltr" lang="en">
      {groups.map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups may be alike and have no other name
        <Fragment key={at}>
          {at > 0 && <wbr />}
          <span data-compared={at < 1 || at >= tail || undefined}>{group}</span>
        </Fragment>
      ))}
    </span>
  )
}
