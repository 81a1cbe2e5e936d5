import { useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense, useState } from 'react'
import { ErrorNotice } from '../../../shared/element/view/ErrorNotice.tsx'
import { lazyExtra } from '../../../shared/element/view/lazy-extra.ts'
import { formatAmount } from '../../../shared/money/format.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { CopyButton } from '../../../shared/ui/CopyButton.tsx'
import { Detail, DetailList } from '../../../shared/ui/DetailList.tsx'
import { FrameFooter } from '../../../shared/ui/frame/FrameFooter.tsx'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { IconButton } from '../../../shared/ui/frame/IconButton.tsx'
import { clock, eye, eyeOff } from '../../../shared/ui/icons.ts'
import { Money } from '../../../shared/ui/Money.tsx'
import { TextPrompt } from '../../../shared/ui/TextPrompt.tsx'
import { useActions, useLookupState, useModel } from '../context.ts'
import { queryTime } from '../query-time.ts'
import type { ShownValue } from '../state.ts'

/** Shown if the server has no figure: a zero would be one. */
const noFigure = '–'

const rosette = () => lazyExtra(() => import('../../../shared/ui/Rosette.tsx'))

/** The last step: the net asset value. */
export default function ValueStep() {
  const { t } = useLingui()
  const value = useLookupState((state) => state.value)
  const error = useLookupState((state) => state.error)
  return (
    <>
      {value && (
        <>
          <Balances value={value} />
          <WalletDetails value={value} />
          <Freshness value={value} />
          <ErrorNotice error={error} advice={t`The figures above are from your previous query.`} />
        </>
      )}
      <FrameFooter>
        <Buttons />
      </FrameFooter>
    </>
  )
}

const Balances = ({ value: { usdBalance, usdtBalance } }: { value: ShownValue }) => {
  const { t } = useLingui()
  const [Rosette] = useState(rosette)
  const [isShown, setShown] = useState(true)
  const hidden = (money: ReactNode) =>
    isShown ? (
      money
    ) : (
      <span className="tw-veiled">
        <span className="tw-hidden">{t`Hidden`}</span>
        {money}
      </span>
    )
  return (
    <div className="tw-worth">
      <Suspense>
        <Rosette />
      </Suspense>
      <dl>
        <div>
          <dt>{t`USD Net Value`}</dt>
          <dd>
            {hidden(
              <Money
                size="hero"
                value={usdBalance ? formatAmount(usdBalance) : noFigure}
                unit="USD"
              />,
            )}
          </dd>
        </div>
        <div>
          <dt>{t`USDT Net Value`}</dt>
          <dd>
            {hidden(
              <Money value={usdtBalance ? formatAmount(usdtBalance) : noFigure} unit="USDT" />,
            )}
          </dd>
        </div>
      </dl>
      <IconButton
        label={isShown ? t`Hide figures` : t`Show figures`}
        onClick={() => setShown(!isShown)}
      >
        <Icon d={isShown ? eyeOff : eye} />
      </IconButton>
    </div>
  )
}

const WalletDetails = ({ value }: { value: ShownValue }) => {
  const { t } = useLingui()
  const { toast } = useModel()
  const [isPrompting, setPrompting] = useState(false)
  const { walletNumber, at } = value
  const label = t`Wallet Number`
  return (
    <>
      <DetailList>
        <Detail
          mono
          label={label}
          value={<span translate="no">{walletNumber || noFigure}</span>}
          action={
            walletNumber && (
              <CopyButton
                label={t`Copy ${label}`}
                text={walletNumber}
                onCopied={() => toast('success', t({ message: 'Success', context: 'copied' }))}
                onFailed={() => setPrompting(true)}
              />
            )
          }
        />
        <Detail label={t`Query Time`} value={queryTime(new Date(at))} />
      </DetailList>
      <TextPrompt
        title={t`Could not copy. Please select and copy the text below`}
        text={walletNumber}
        closeLabel={t`Close`}
        open={isPrompting}
        onClose={() => setPrompting(false)}
      />
    </>
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
      <Button
        variant="primary"
        busy={isRefreshing}
        busyLabel={t`Refreshing`}
        onClick={() => void actions.refresh()}
      >
        {t`Refresh`}
      </Button>
    </div>
  )
}
