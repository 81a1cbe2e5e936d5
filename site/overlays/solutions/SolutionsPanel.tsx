import { useLingui } from '@lingui/react/macro'
import type { OverlayProps } from '../../common/overlay-types.ts'
import { SolutionItems } from './SolutionItems.tsx'
import { solutions } from './solutions.ts'
import { useTabs } from './use-tabs.ts'

/**
 * The categories, and beside them the items of the selected one. The panel is mounted while it is
 * open, so it always starts with the first category. All item lists share one grid cell: the height
 * does not depend on the selected category.
 */
export function SolutionsPanel({ id, onLeave }: OverlayProps<'SolutionsPanel'>) {
  const { t, i18n } = useLingui()
  const { selected, onKeyDown, tabProps } = useTabs(solutions.length)
  return (
    <div id={id} className="solutions-panel">
      <div className="solutions-frame">
        <span className="ornament solutions-rosette" aria-hidden="true" />
        <div className="wrap solutions-layout">
          <div
            className="solutions-tabs"
            role="tablist"
            aria-orientation="vertical"
            aria-label={t`Solutions`}
            onKeyDown={onKeyDown}
          >
            {solutions.map(({ key, title }, at) => (
              <button
                key={key}
                type="button"
                id={`${id}-${key}-tab`}
                aria-controls={`${id}-${key}`}
                {...tabProps(at)}
              >
                {i18n._(title)}
              </button>
            ))}
          </div>
          <div className="solutions-items">
            {solutions.map((category, at) => (
              <div
                key={category.key}
                id={`${id}-${category.key}`}
                role="tabpanel"
                // biome-ignore lint/a11y/noNoninteractiveTabindex: of most nothing inside takes the focus
                tabIndex={0}
                aria-labelledby={`${id}-${category.key}-tab`}
                data-shown={at === selected || undefined}
              >
                <SolutionItems category={category} onLeave={onLeave} />
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}
