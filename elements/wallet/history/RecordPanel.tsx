import { useLingui } from '@lingui/react/macro'
import { useId, useLayoutEffect, useRef } from 'react'
import { focusUnlessBusy } from '../../../shared/ui/frame/focus-unless-busy.ts'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { IconButton } from '../../../shared/ui/frame/IconButton.tsx'
import { close } from '../../../shared/ui/icons.ts'
import { useModel } from '../model/context.ts'
import { Record } from '../record/Record.tsx'
import { useRoomBeside } from './use-room-beside.ts'

/** RECORD beside the list. Use the order number as its key: each record moves the focus to its title. */
export const RecordPanel = () => {
  const { t } = useLingui()
  const { store } = useModel()
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => focusUnlessBusy(title.current), [])
  return (
    <section className="tw-record-panel" aria-labelledby={id}>
      <header>
        <h3 id={id} tabIndex={-1} ref={title}>{t`Record`}</h3>
        <IconButton label={t`Close`} onClick={store.back}>
          <Icon d={close} />
        </IconButton>
      </header>
      <Record />
    </section>
  )
}

/** RECORD in place of the list. */
export const RecordScreen = () => {
  const root = useRef<HTMLDivElement>(null)
  useRoomBeside(root)
  return (
    <div ref={root} className="tw-step">
      <Record />
    </div>
  )
}
