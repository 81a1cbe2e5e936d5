import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { languageNames } from '../../../shared/text/i18n/language-names.ts'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { globe } from '../../common/icons.ts'
import { useSite } from '../../common/site-context.ts'
import { useDisclosure } from '../../common/use-disclosure.ts'
import type { RouteMatch } from '../../map/routes.ts'
import { LanguageChoices } from './LanguageChoices.tsx'

/** A button with the page's language, and a menu of the others. */
export function LanguageChooser({ match }: { match: RouteMatch }) {
  const { t } = useLingui()
  const { locale } = useSite()
  const id = useId()
  const { isOpen, root, button, close, toggle } = useDisclosure<HTMLDivElement>()
  const name = languageNames[locale]
  return (
    <div ref={root} className="language-chooser">
      <button
        ref={button}
        type="button"
        aria-label={t`Language: ${name}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      >
        <Icon d={globe} />
        <span>{name}</span>
      </button>
      {isOpen && (
        <LanguageChoices
          id={id}
          match={match}
          className="header-list"
          onChoose={() => {
            close()
            button.current?.focus()
          }}
        />
      )}
    </div>
  )
}
