import { useLingui } from '@lingui/react/macro'
import { numbered } from '../../shared/legal-text/draw-legal-text.ts'
import { Icon } from '../../shared/ui/frame/Icon.tsx'
import { IconButton } from '../../shared/ui/frame/IconButton.tsx'
import { check, chevronRight, print } from '../../shared/ui/frame/icons.ts'
import { useContractState } from './context.ts'

/** Sizes of the text, as factors; the second is the usual one. */
const scales = [0.875, 1, 1.125, 1.25, 1.5] as const

export interface ToolsProps {
  readonly scale: number
  readonly onScale: (scale: number) => void
  /** Goes to an article. */
  readonly onArticle: (article: number) => void
  readonly onPrint: (button: HTMLElement) => void
}

/** What helps to read: contents with what was read, size of the text, print. */
export const Tools = ({ scale, onScale, onArticle, onPrint }: ToolsProps) => {
  const { t } = useLingui()
  const sections = useContractState((state) => state.text?.document.sections)
  const read = useContractState((state) => state.read)
  const at = scales.indexOf(scale as 1)
  const step = (by: number) => scales[at + by]
  const total = sections?.length ?? 0
  const count = read.size
  const resize = (by: number) => {
    const next = step(by)
    if (next) onScale(next)
  }
  return (
    <div className="tw-tools">
      <details className="tw-contents">
        <summary>
          <Icon d={chevronRight} />
          {t`Contents`}
          <small>{t`${count} of ${total} read`}</small>
        </summary>
        <ol>
          {sections?.map(({ heading }, article) => (
            <li key={heading}>
              <button type="button" onClick={() => onArticle(article)}>
                <span>{numbered(heading, article)}</span>
                {read.has(article) && (
                  <>
                    <Icon d={check} />
                    <span className="tw-hidden">{t`read`}</span>
                  </>
                )}
              </button>
            </li>
          ))}
        </ol>
      </details>
      <fieldset aria-label={t`Text size`}>
        <IconButton label={t`Smaller text`} aria-disabled={!step(-1)} onClick={() => resize(-1)}>
          <span aria-hidden="true" className="tw-small-a">
            A
          </span>
        </IconButton>
        <IconButton label={t`Larger text`} aria-disabled={!step(1)} onClick={() => resize(1)}>
          <span aria-hidden="true" className="tw-large-a">
            A
          </span>
        </IconButton>
        <IconButton label={t`Print`} onClick={({ currentTarget }) => onPrint(currentTarget)}>
          <Icon d={print} />
        </IconButton>
      </fieldset>
    </div>
  )
}
