import type { ReactNode } from 'react'
import { Icon } from './frame/Icon.tsx'
import { type Tone, tones } from './frame/icons.ts'
import { LongText } from './LongText.tsx'

export interface NoticeProps {
  tone: Tone
  title?: ReactNode
  children?: ReactNode
  /** A button, say to try again. */
  action?: ReactNode
  /** Announce it when it appears: when the person is done, or at once. */
  live?: 'polite' | 'assertive' | undefined
}

const clamped = (words: ReactNode) =>
  typeof words === 'string' ? <LongText text={words} /> : words

/** Words that stay on the screen, told apart by an icon as well as by colour. */
export const Notice = ({ tone, title, children, action, live }: NoticeProps) => (
  <div
    className="tw-notice"
    data-tone={tone}
    role={live && (live === 'polite' ? 'status' : 'alert')}
  >
    <Icon d={tones[tone]} />
    {title && <strong>{clamped(title)}</strong>}
    {children && <div>{clamped(children)}</div>}
    {action}
  </div>
)
