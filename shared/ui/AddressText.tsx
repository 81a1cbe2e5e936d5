import { Fragment } from 'react'
import { maskedText } from './recorders/marks.ts'

interface AddressTextProps {
  readonly address: string
  /** Another address: then the groups that differ are marked. */
  readonly differsFrom?: string | undefined
}

const groupsOf = (address: string): readonly string[] => address.match(/.{1,4}/gsu) ?? []

/**
 * A full address in groups of four. What a person compares is marked: the first and the last group,
 * or the last two if the last one is shorter. The gaps are margins, not characters: selecting,
 * copying and screen readers get the address without blanks.
 */
export const AddressText = ({ address, differsFrom }: AddressTextProps) => {
  const groups = groupsOf(address)
  const others = differsFrom === undefined ? undefined : groupsOf(differsFrom)
  const tail = groups.length - (address.length % 4 ? 2 : 1)
  return (
    <span {...maskedText('tw-address')} translate="no" dir="ltr" lang="en">
      {groups.map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups may be alike and have no other name
        <Fragment key={at}>
          {at > 0 && <wbr />}
          <span
            data-compared={
              (others ? others[at]?.toLowerCase() !== group.toLowerCase() : at < 1 || at >= tail) ||
              undefined
            }
          >
            {group}
          </span>
        </Fragment>
      ))}
    </span>
  )
}
