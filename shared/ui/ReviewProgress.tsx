import { Icon } from './frame/Icon.tsx'
import { check, close } from './icons.ts'
import { LongText } from './LongText.tsx'
import { maskedText } from './recorders/marks.ts'

export interface ReviewStep {
  key: string
  title: string
  /** `ended`: the person has ended it. */
  state: 'waiting' | 'current' | 'done' | 'failed' | 'ended'
  /** The state as text. */
  stateText: string
  /** One paragraph each. */
  details?: readonly string[] | undefined
}

interface ReviewProgressProps {
  /** The list's accessible name. */
  label: string
  steps: readonly ReviewStep[]
}

/** The steps of a review and their states; many of them are one below the other on a narrow sheet. */
export const ReviewProgress = ({ label, steps }: ReviewProgressProps) => (
  <ol className="tw-review" aria-label={label} data-long={steps.length > 3 || undefined}>
    {steps.map(({ key, title, state, stateText, details }) => (
      <li key={key} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
        <i aria-hidden="true">
          {state === 'done' && <Icon d={check} />}
          {(state === 'failed' || state === 'ended') && <Icon d={close} />}
        </i>
        <span>{`${title} `}</span>
        <small>{stateText}</small>
        {details?.map((detail) => (
          <p key={detail} {...maskedText()}>
            <LongText text={detail} />
          </p>
        ))}
      </li>
    ))}
  </ol>
)
