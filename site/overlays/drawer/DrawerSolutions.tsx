import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { SolutionItems } from '../solutions/SolutionItems.tsx'
import { solutions } from '../solutions/solutions.ts'
import { Expander } from './Expander.tsx'

/** The Solutions group: six categories; one at a time shows its items. */
export function DrawerSolutions({ onLeave }: { onLeave: () => void }) {
  const { t, i18n } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [shown, setShown] = useState('')
  return (
    <Expander
      title={t`Solutions`}
      isOpen={isOpen}
      onToggle={() => {
        setOpen(!isOpen)
        setShown('')
      }}
    >
      <ul className="drawer-categories">
        {solutions.map((category) => (
          <li key={category.key}>
            <Expander
              title={i18n._(category.title)}
              isOpen={shown === category.key}
              onToggle={() => setShown(shown === category.key ? '' : category.key)}
            >
              <SolutionItems category={category} onLeave={onLeave} />
            </Expander>
          </li>
        ))}
      </ul>
    </Expander>
  )
}
