import { Fragment } from 'react'

/**
 * A full address in groups of four. The gaps are margins, not characters: selecting, copying and screen
 * readers get the address without blanks.
 */
export const AddressText = ({ address }: { address: string }) => (
  <span className="tw-address" translate="no" dir="ltr" lang="en">
    {(address.match(/.{1,4}/gsu) ?? []).map((group, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: groups may be alike and have no other name
      <Fragment key={at}>
        {at > 0 && <wbr />}
        <span>{group}</span>
      </Fragment>
    ))}
  </span>
)
