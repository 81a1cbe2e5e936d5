import { useLingui } from '@lingui/react/macro'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { IconButton } from '../../../shared/ui/frame/IconButton.tsx'
import { print } from '../../../shared/ui/icons.ts'
import { useCopy } from '../copy/use-copy.tsx'
import { Contents } from './Contents.tsx'
import { useReading } from './use-reading.ts'

/** Text sizes as factors; 1 is the default. */
const scales = [0.875, 1, 1.125, 1.25, 1.5] as const

export interface ToolsProps {
  /** The element that holds the text. */
  readonly text: RefObject<HTMLElement | null>
}

/** The text size, as an index of `scales`. The text keeps its own node for as long as its tools. */
const useTextSize = (text: RefObject<HTMLElement | null>) => {
  const [size, setSize] = useState(scales.indexOf(1))
  useLayoutEffect(() => {
    text.current?.style.setProperty('--_scale', `${scales[size]}`)
  }, [text, size])
  return [size, setSize] as const
}

/** Reading aids: contents with the articles read so far, text size, print. */
export const Tools = ({ text }: ToolsProps) => {
  const { t } = useLingui()
  const copy = useCopy()
  useReading(text)
  const [size, setSize] = useTextSize(text)
  const isOffered = (by: number) => scales[size + by] !== undefined
  const resize = (by: number) => {
    if (isOffered(by)) setSize(size + by)
  }
  return (
    <>
      <div className="tw-tools">
        <Contents text={text} />
        <fieldset aria-label={t`Text size`}>
          <IconButton
            label={t`Smaller text`}
            aria-disabled={!isOffered(-1)}
            onClick={() => resize(-1)}
          >
            <span aria-hidden="true" className="tw-small-a">
              A
            </span>
          </IconButton>
          <IconButton
            label={t`Larger text`}
            aria-disabled={!isOffered(1)}
            onClick={() => resize(1)}
          >
            <span aria-hidden="true" className="tw-large-a">
              A
            </span>
          </IconButton>
          {copy.can.print && (
            <IconButton
              label={t`Print`}
              onClick={({ currentTarget }) => void copy.make('print', currentTarget)}
            >
              <Icon d={print} />
            </IconButton>
          )}
        </fieldset>
      </div>
      {copy.notice}
    </>
  )
}
