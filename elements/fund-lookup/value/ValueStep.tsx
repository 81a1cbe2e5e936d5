import { useLingui } from '@lingui/react/macro'
import { ErrorNotice } from '../../../shared/element/view/ErrorNotice.tsx'
import { CertificateActions } from '../../../shared/paper/certificate/CertificateActions.tsx'
import { formatDate } from '../../../shared/text/dates/dates.ts'
import { languageTag } from '../../../shared/text/i18n/language-tag.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { FrameFooter } from '../../../shared/ui/frame/FrameFooter.tsx'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { clock } from '../../../shared/ui/icons.ts'
import { useActions, useLookupState, useModel } from '../model/context.ts'
import type { ShownValue } from '../model/state.ts'
import { localTime, queryTime } from './query-time.ts'
import { ValueCertificate } from './ValueCertificate.tsx'
import { figureOf, noFigure, seedOf, useShares } from './value-words.ts'

/** The last step: the net asset value, as a certificate. */
export function ValueStep() {
  const { t } = useLingui()
  const value = useLookupState((state) => state.value)
  const error = useLookupState((state) => state.error)
  return (
    <>
      {value && (
        <>
          <ValueCertificate value={value} />
          <Freshness value={value} />
          <ErrorNotice error={error} advice={t`The figures above are from your previous query.`} />
          <SaveAndPrint value={value} />
        </>
      )}
      <FrameFooter>
        <Buttons />
      </FrameFooter>
    </>
  )
}

/** Saves and prints the sheet on the screen, with its figures. */
const SaveAndPrint = ({ value }: { value: ShownValue }) => {
  const { t, i18n } = useLingui()
  const model = useModel()
  const { usdBalance, usdtBalance, walletNumber, at } = value
  const time = new Date(at)
  const local = localTime(time, i18n.locale)
  return (
    <CertificateActions
      model={model}
      isMain
      name={`net-asset-value-${formatDate(time, 'sortable')}`}
      text={{
        title: t`Net Asset Value of Custody`,
        headline: walletNumber || noFigure,
        seed: seedOf(value),
        rows: [
          [t`USD Net Value`, `${figureOf(usdBalance)} USD`],
          [t`USDT Net Value`, `${figureOf(usdtBalance)} USDT`],
          [t`Wallet Number`, walletNumber || noFigure],
          [
            t`Query Time`,
            `${queryTime(time)} ${formatDate(time, 'zone')}${local ? ` (${local})` : ''}`,
          ],
        ],
        shares: useShares(value),
        language: languageTag(i18n.locale),
      }}
    />
  )
}

const Freshness = ({ value: { isStale } }: { value: ShownValue }) => {
  const { t } = useLingui()
  return (
    <p className="tw-fresh" data-tone={isStale ? 'warning' : undefined} role="status">
      <Icon d={clock} />
      <span>
        {isStale
          ? t`These figures may be out of date. Refresh to see the latest.`
          : t`The figures change as trades settle.`}
      </span>
    </p>
  )
}

const Buttons = () => {
  const actions = useActions()
  const { t } = useLingui()
  const isRefreshing = useLookupState(({ busy }) => busy === 'refresh')
  return (
    <div className="tw-again">
      <Button variant="quiet" onClick={actions.back}>{t`Prev`}</Button>
      <Button
        variant="quiet"
        busy={isRefreshing}
        busyLabel={t`Refreshing`}
        onClick={() => void actions.refresh()}
      >
        {t`Refresh`}
      </Button>
    </div>
  )
}
