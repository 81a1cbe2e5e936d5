import r2wc from '@r2wc/react-to-web-component'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { createElement } from 'react'

/** The baseline of a long history: a virtual list of React whose rows are one line of text. */
const BareList = () => {
  const list = useWindowVirtualizer({ count: 100_000, estimateSize: () => 76, useFlushSync: false })
  const rows = list.getVirtualItems().map(({ index, start }) =>
    createElement(
      'li',
      {
        key: index,
        'aria-posinset': index + 1,
        style: { position: 'absolute', height: 76, translate: `0 ${start}px` },
      },
      `Record ${index + 1}`,
    ),
  )
  return createElement(
    'ul',
    { className: 'tw-rows', style: { position: 'relative', height: list.getTotalSize() } },
    rows,
  )
}

customElements.define('tw-bare-list', r2wc(BareList, { shadow: 'open' }))
