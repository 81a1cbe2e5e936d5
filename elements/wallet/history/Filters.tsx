import { useLingui } from '@lingui/react/macro'
import { memo, useEffect, useEffectEvent, useId, useState } from 'react'
import type { HistoryFilter } from '../../../shared/api/wire/history.ts'
import { maxSearchLength } from '../../../shared/limits.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { ChipGroup } from '../../../shared/ui/ChipGroup.tsx'
import { Field } from '../../../shared/ui/Field.tsx'
import { focusHeading } from '../../../shared/ui/focus-heading.ts'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { search as magnifier } from '../../../shared/ui/icons.ts'
import { useActions } from '../model/context.ts'
import { useStatusNames } from '../record/record-words.ts'
import { CsvExport } from './CsvExport.tsx'
import { countOf, type Filter, isInOrder, noFilter } from './filter.ts'
import { useHistoryState } from './use-history-state.ts'

/** How long the search waits for the next character, in milliseconds. */
const searchDelay = 300

function useTypeOptions(): { value: HistoryFilter; label: string }[] {
  const { t } = useLingui()
  return [
    { value: 'ALL', label: t({ message: 'All', context: 'records' }) },
    { value: 'DEPOSIT', label: t({ message: 'Deposits', context: 'records' }) },
    { value: 'WITHDRAW', label: t({ message: 'Withdrawals', context: 'records' }) },
    { value: 'PROCESS', label: t({ message: 'In progress', context: 'records' }) },
    { value: 'INTEREST_RATE', label: t({ message: 'Interest', context: 'records' }) },
    { value: 'TRANSFER', label: t({ message: 'Transfers', context: 'records' }) },
  ]
}

/** Search, types, and a panel of status, dates and export. New records do not render it. */
export const Filters = memo(() => {
  const { t } = useLingui()
  const { history } = useActions()
  const filter = useHistoryState((state) => state.filter)
  const typeOptions = useTypeOptions()
  const panel = useId()
  const count = countOf(filter)
  const [isOpen, setOpen] = useState(count > 0)
  return (
    <div className="tw-filters">
      <div className="tw-search">
        <Search search={filter.search} />
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}
        >
          {count ? t`Filter (${count})` : t`Filter`}
        </Button>
      </div>
      <ChipGroup
        label={t`Type`}
        hideLabel
        name="type"
        value={filter.type}
        onChange={(type) => history.setFilter({ type })}
        options={typeOptions}
      />
      <div id={panel} className="tw-filter-panel" hidden={!isOpen}>
        <Panel filter={filter} />
      </div>
    </div>
  )
})

/** What the server searches by, in the field of the search. */
function useSearchLabel(): string {
  const { t } = useLingui()
  const takesContains = useHistoryState((state) => state.takesContains)
  if (takesContains === undefined) return t`Search`
  return takesContains ? t`Number, amount or name` : t`Beginning of an order number`
}

/** The search; it runs once the person stops typing. */
const Search = ({ search }: Pick<Filter, 'search'>) => {
  const label = useSearchLabel()
  const { history } = useActions()
  const [text, setText] = useState(search)
  const [found, setFound] = useState(search)
  // A cleared filter clears the field.
  if (search !== found) {
    setFound(search)
    setText(search)
  }
  const look = (next: string) => {
    if (next.trim() !== search) history.setFilter({ search: next.trim() })
  }
  const lookLater = useEffectEvent(look)
  // The effect also restarts the timer of an element that was removed and inserted again.
  useEffect(() => {
    const timer = setTimeout(() => lookLater(text), searchDelay)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <Field
      label={label}
      placeholder={label}
      action={<Icon d={magnifier} />}
      type="search"
      name="search"
      value={text}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="search"
      maxLength={maxSearchLength}
      onChange={({ target: { value } }) => setText(value)}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) look(text)
      }}
    />
  )
}

const Panel = ({ filter }: { filter: Filter }) => {
  const { t } = useLingui()
  const { history } = useActions()
  const statusNames = useStatusNames()
  const error = isInOrder(filter) ? undefined : t`The first day is after the last one.`
  return (
    <>
      <ChipGroup
        label={t`Status`}
        name="status"
        value={filter.status}
        onChange={(status) => history.setFilter({ status })}
        options={[
          { value: 'ANY', label: t({ message: 'Any', context: 'status' }) },
          { value: 'Auditing', label: statusNames.Auditing },
          { value: 'Success', label: statusNames.Success },
          { value: 'Fail', label: statusNames.Fail },
        ]}
      />
      <div className="tw-dates">
        <Field
          label={t`First day`}
          type="date"
          name="from"
          value={filter.from}
          max={filter.to || undefined}
          error={error}
          onChange={({ target }) => history.setFilter({ from: target.value })}
        />
        <Field
          label={t`Last day`}
          type="date"
          name="to"
          value={filter.to}
          min={filter.from || undefined}
          onChange={({ target }) => history.setFilter({ to: target.value })}
        />
      </div>
      <div className="tw-panel-actions">
        <CsvExport />
        {countOf(filter) > 0 && (
          <Button
            variant="quiet"
            onClick={({ currentTarget }) => {
              focusHeading(currentTarget)
              history.setFilter({ ...noFilter, type: filter.type })
            }}
          >
            {t`Clear the filter`}
          </Button>
        )}
      </div>
    </>
  )
}
