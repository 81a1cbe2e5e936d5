import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { CertificateActions } from '../../../shared/certificate/CertificateActions.tsx'
import { drawShares } from '../../../shared/certificate/draw-certificate.ts'
import { drawWithReact } from '../../../shared/certificate/draw-with-react.ts'
import Engraving from '../../../shared/certificate/Engraving.tsx'
import { ErrorNotice } from '../../../shared/element/view/ErrorNotice.tsx'
import { formatDate } from '../../../shared/i18n/dates.ts'
import { languageTag } from '../../../shared/i18n/language-tag.ts'
import type { DecimalText } from '../../../shared/money/decimal-text.ts'
import { formatAmount } from '../../../shared/money/format.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { CopyButton } from '../../../shared/ui/CopyButton.tsx'
import { Detail, DetailList } from '../../../shared/ui/DetailList.tsx'
import { FrameFooter } from '../../../shared/ui/frame/FrameFooter.tsx'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { IconButton } from '../../../shared/ui/frame/IconButton.tsx'
import { clock, eye, eyeOff } from '../../../shared/ui/icons.ts'
import { Money } from '../../../shared/ui/Money.tsx'
import { useCopyPrompt } from '../../../shared/ui/use-copy-prompt.tsx'
import { useActions, useLookupState, useModel } from '../context.ts'
import { queryTime } from '../query-time.ts'
import { shareOf } from '../share-of.ts'
import type { ShownValue } from '../state.ts'

/** Shown if the server has no figure: a zero would claim one. */
const noFigure = '–'

/** The last step: the net asset value, as a certificate. */
export default function ValueStep() {
  const { t } = useLingui()
  const value = useLookupState((state) => state.value)
  const error = useLookupState((state) => state.error)
  return (
    <>
      {value && (
        <>
          <Certificate value={value} />
          <Freshness value={value} />
          <ErrorNotice error={error} advice={t`The figures above are from your previous query.`} />
          <Keep value={value} />
        </>
      )}
      <FrameFooter>
        <Buttons />
      </FrameFooter>
    </>
  )
}

const figureOf = (amount: DecimalText | null | undefined) =>
  amount ? formatAmount(amount) : noFigure

/** The shares of USD and USDT in the total; undefined if there are none. */
function useShares({ usdBalance, usdtBalance }: ShownValue) {
  const { t } = useLingui()
  const first = shareOf(usdBalance, usdtBalance)
  if (first === undefined) return undefined
  const usd = (first * 100).toFixed(1)
  const usdt = (100 - Number(usd)).toFixed(1)
  return { first, words: t`USD ${usd}%, USDT ${usdt}%, with 1 USDT counted as 1 USD` }
}

/** Each reading has its own engraving. */
const seedOf = ({ walletNumber, usdBalance, usdtBalance, at }: ShownValue): string =>
  [walletNumber, usdBalance, usdtBalance, at].join()

const Certificate = ({ value }: { value: ShownValue }) => {
  const { t } = useLingui()
  const { usdBalance, usdtBalance } = value
  const shares = useShares(value)
  const seed = seedOf(value)
  const [isShown, setShown] = useState(true)
  const figure = (money: ReactNode) =>
    isShown ? (
      money
    ) : (
      <span className="tw-veiled">
        <span className="tw-hidden">{t`Hidden`}</span>
        {money}
      </span>
    )
  return (
    <div className="tw-certificate tw-net-value">
      {/* The key redraws the engraving for each reading. */}
      <span key={seed} className="tw-engraving" data-new>
        <Engraving seed={seed} />
      </span>
      <dl>
        <div>
          <dt>{t`USD Net Value`}</dt>
          <dd>{figure(<Money size="hero" value={figureOf(usdBalance)} unit="USD" />)}</dd>
        </div>
        <div>
          <dt>{t`USDT Net Value`}</dt>
          <dd>{figure(<Money value={figureOf(usdtBalance)} unit="USDT" />)}</dd>
        </div>
      </dl>
      <IconButton
        label={isShown ? t`Hide figures` : t`Show figures`}
        onClick={() => setShown(!isShown)}
      >
        <Icon d={isShown ? eyeOff : eye} />
      </IconButton>
      {shares && isShown && (
        <div>
          {drawShares(drawWithReact, shares.first)}
          <small>{shares.words}</small>
        </div>
      )}
      <Facts value={value} />
    </div>
  )
}

const Facts = ({ value: { walletNumber, at } }: { value: ShownValue }) => {
  const { t } = useLingui()
  const { copying, prompt } = useCopyPrompt(useModel().toast)
  const label = t`Wallet Number`
  return (
    <>
      <DetailList>
        <Detail
          mono
          label={label}
          value={
            <span translate="no" lang="en">
              {walletNumber || noFigure}
            </span>
          }
          action={
            walletNumber && <CopyButton label={t`Copy ${label}`} text={walletNumber} {...copying} />
          }
        />
        <Detail
          label={t`Query Time`}
          value={queryTime(new Date(at))}
          action={<span className="tw-zone">{formatDate(at, 'zone')}</span>}
        />
      </DetailList>
      {prompt}
    </>
  )
}

/** Save and print: the sheet on the screen, with its figures. */
const Keep = ({ value }: { value: ShownValue }) => {
  const { t, i18n } = useLingui()
  const model = useModel()
  const { usdBalance, usdtBalance, walletNumber, at } = value
  const time = new Date(at)
  return (
    <CertificateActions
      model={model}
      name={`net-asset-value-${formatDate(time, 'sortable')}`}
      text={{
        title: t`Net Asset Value of Custody`,
        headline: walletNumber || noFigure,
        seed: seedOf(value),
        rows: [
          [t`USD Net Value`, `${figureOf(usdBalance)} USD`],
          [t`USDT Net Value`, `${figureOf(usdtBalance)} USDT`],
          [t`Wallet Number`, walletNumber || noFigure],
          [t`Query Time`, `${queryTime(time)} ${formatDate(time, 'zone')}`],
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
      {isStale
        ? t`These figures may be out of date. Refresh to see the latest.`
        : t`The figures change as trades settle.`}
    </p>
  )
}

const Buttons = () => {
  const actions = useActions()
  const { t } = useLingui()
  const isRefreshing = useLookupState(({ busy }) => busy === 'refresh')
  return (
    <div className="tw-pair">
      <Button onClick={actions.back}>{t`Prev`}</Button>
      <Button busy={isRefreshing} busyLabel={t`Refreshing`} onClick={() => void actions.refresh()}>
        {t`Refresh`}
      </Button>
    </div>
  )
}
