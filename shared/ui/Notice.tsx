import type { ReactNode } from 'react'
import type { Elements } from './elements.ts'
import { Icon } from './frame/Icon.tsx'
import { type Tone, toneIcons } from './icons.ts'
import { LongText } from './LongText.tsx'
import { maskedText } from './recorders/marks.ts'

interface NoticeProps {
  tone: Tone
  title?: ReactNode
  children?: ReactNode
  /** A button, for example to try again. */
  action?: Elements
  /** Announces it when it appears: `assertive` interrupts. */
  live?: 'polite' | 'assertive' | undefined
  /** Texts of toasts that it says in plainer words: they are then for screen readers only. */
  says?: readonly string[] | undefined
}

const clamp = (content: ReactNode) =>
  typeof content === 'string' ? <LongText text={content} /> : content

/** A message that stays on the screen, marked by an icon as well as a colour. */
export const Notice = ({ tone, title, children, action, live, says }: NoticeProps) => (
  <div
    className="tw-notice"
    part="notice"
    data-tone={tone}
    data-says={says?.join('\n')}
    role={live && (live === 'polite' ? 'status' : 'alert')}
  >
    <Icon d={toneIcons[tone]} />
    {title && <strong {...maskedText()}>{clamp(title)}</strong>}
    {children && <div {...maskedText()}>{clamp(children)}</div>}
    {action}
  </div>
)
