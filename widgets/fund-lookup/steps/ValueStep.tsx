import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyExtra } from '../../../shared/element/view/lazy-extra.ts'
import { useStore } from '../../../shared/element/view/use-element.ts'
import { formatAmount } from '../../../shared/money/format.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { CopyButton } from '../../../shared/ui/CopyButton.tsx'
import { Detail, DetailList } from '../../../shared/ui/DetailList.tsx'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { IconButton } from '../../../shared/ui/frame/IconButton.tsx'
import { clock, eye, eyeOff } from '../../../shared/ui/icons.ts'
import { Money } from '../../../shared/ui/Money.tsx'
import { TextPrompt } from '../../../shared/ui/TextPrompt.tsx'
import type { ShownValue } from '../context.ts'
import { queryTime } from '../query-time.ts'
import type { StepParts, StepProps } from '../step-parts.ts'
import { lookupOf } from './lookup-of.ts'
import { Trouble } from './Trouble.tsx'

/** Stands where the server holds nothing: a zero would be a figure. */
const nothing = '–'

const rosette = () => lazyExtra(() => import('../../../shared/ui/Rosette.tsx'))

/** Step 2: what is held in custody. */
const View = ({ model }: StepProps) => {
  const { t } = useLingui()
  const value = useStore(model.state, (state) => state.value)
  return (
    value && (
      <>
        <Worth value={value} />
        <Facts model={model} value={value} />
        <Freshness value={value} />
        <Trouble model={model} advice={t`The figures above are those of before.`} />
      </>
    )
  )
}

const Worth = ({ value: { usdBalance, usdtBalance } }: { value: ShownValue }) => {
  const { t } = useLingui()
  const [Rosette] = useState(rosette)
  const [isShown, setShown] = useState(true)
  const veil = (money: ReactNode) =>
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
            {veil(
              <Money
                size="hero"
                value={usdBalance ? formatAmount(usdBalance) : nothing}
                unit="USD"
              />,
            )}
          </dd>
        </div>
        <div>
          <dt>{t`USDT Net Value`}</dt>
          <dd>
            {veil(<Money value={usdtBalance ? formatAmount(usdtBalance) : nothing} unit="USDT" />)}
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

const Facts = ({ model, value }: { model: StepProps['model']; value: ShownValue }) => {
  const { t } = useLingui()
  const [isPrompting, setPrompting] = useState(false)
  const { walletNumber, at } = value
  const label = t`Wallet Number`
  return (
    <>
      <DetailList>
        <Detail
          mono
          label={label}
          value={<span translate="no">{walletNumber || nothing}</span>}
          action={
            walletNumber && (
              <CopyButton
                label={t`Copy ${label}`}
                text={walletNumber}
                onCopied={() => model.toast('success', t`Success`)}
                onFailed={() => setPrompting(true)}
              />
            )
          }
        />
        <Detail label={t`Query Time`} value={queryTime(new Date(at))} />
      </DetailList>
      <TextPrompt
        title={t`Copy it from here`}
        text={walletNumber}
        closeLabel={t`Close`}
        open={isPrompting}
        onClose={() => setPrompting(false)}
      />
    </>
  )
}

const Freshness = ({ value: { isOld } }: { value: ShownValue }) => {
  const { t } = useLingui()
  return (
    <p className="tw-fresh" data-tone={isOld ? 'warning' : undefined} role="status">
      <Icon d={clock} />
      {isOld
        ? t`These figures may be out of date. Refresh to see the latest.`
        : t`The figures change as trades settle.`}
    </p>
  )
}

const Foot = ({ model }: StepProps) => {
  const lookup = lookupOf(model)
  const { t } = useLingui()
  const isRefreshing = useStore(model.state, ({ busy }) => busy === 'refresh')
  return (
    <div className="tw-pair">
      <Button onClick={lookup.back}>{t`Prev`}</Button>
      <Button
        variant="primary"
        busy={isRefreshing}
        busyLabel={t`Refreshing`}
        onClick={() => void lookup.refresh()}
      >
        {t`Refresh`}
      </Button>
    </div>
  )
}

export const valueStep: StepParts = {
  title: msg`Net Asset Value of Custody`,
  View,
  Foot,
}
