import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { isOffered } from '../../../shared/element/host/host-link.ts'
import { errorText } from '../../../shared/element/model/error-text.ts'
import { useStore } from '../../../shared/element/view/use-store.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { useActions, useModel } from '../model/context.ts'
import { useRecordName, useStatusNames } from '../record/record-words.ts'
import type { CsvWords } from './csv.ts'
import { isInOrder } from './filter.ts'
import { useHistoryState } from './use-history-state.ts'

function useCsvWords(): CsvWords {
  const { t } = useLingui()
  const nameOf = useRecordName()
  const statuses = useStatusNames()
  return {
    nameOf,
    statuses,
    headings: {
      order: t`Order number`,
      type: t`Type`,
      status: t`Status`,
      amount: t`Amount`,
      currency: t`Currency`,
      fee: t`Fee`,
      date: t`Date`,
      zone: t`Time zone`,
      network: t`Network`,
      address: t`Address`,
      counterparty: t`Counterparty`,
      counterpartyNumber: t`Wallet number`,
      reason: t`Reason`,
      converted: t`Converted amount`,
      convertedCurrency: t`Converted currency`,
      rate: t`Rate`,
      bankCard: t`Bank account`,
    },
  }
}

/** Saves all records of the filter as a file for spreadsheets. */
export const CsvExport = () => {
  const { t, i18n } = useLingui()
  const { csvExport, history } = useActions()
  const filter = useHistoryState((state) => state.filter)
  const state = useStore(csvExport.store, (each) => each)
  const words = useCsvWords()
  // It stays while the file is prepared, and takes the focus of buttons that go.
  const button = useRef<HTMLButtonElement>(null)
  const count = 'count' in state ? state.count : 0
  const can = useStore(useModel().root.host.store, (each) => each)
  const records = t`${plural(count, { one: '# record', other: '# records' })}`
  if (!isOffered(can, 'files')) return null
  return (
    <>
      <Button
        ref={button}
        busy={state.name === 'loading'}
        disabled={!isInOrder(filter)}
        onClick={() => void csvExport.start(history.store.getState(), words)}
      >
        {t`Export as CSV`}
      </Button>
      {state.name === 'loading' && (
        <div className="tw-export" role="status">
          <p>{t`Preparing the file: ${records}`}</p>
          <Button
            onClick={() => {
              csvExport.cancel()
              button.current?.focus()
            }}
          >
            {t`Cancel`}
          </Button>
        </div>
      )}
      {state.name === 'failed' && (
        <Notice
          tone="error"
          live="polite"
          title={t`The file is not complete`}
          action={
            <Button
              onClick={() => {
                void csvExport.retry()
                button.current?.focus()
              }}
            >
              {t`Continue`}
            </Button>
          }
        >
          {errorText(state.error, i18n)}
        </Notice>
      )}
      {state.name === 'asked' && (
        <Notice tone="info" live="polite">
          {t`Saving a file with ${records}.`}
        </Notice>
      )}
      {state.name === 'cannot save' && (
        <Notice tone="warning" live="polite">
          {t`Files cannot be saved here. Open this page in another browser.`}
        </Notice>
      )}
    </>
  )
}
