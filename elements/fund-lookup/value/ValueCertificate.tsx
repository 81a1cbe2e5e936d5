import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { drawShares } from '../../../shared/paper/certificate/draw-certificate.ts'
import { drawWithReact } from '../../../shared/paper/certificate/draw-with-react.ts'
import { Engraving } from '../../../shared/paper/certificate/Engraving.tsx'
import { formatDate } from '../../../shared/text/dates/dates.ts'
import { CopyButton } from '../../../shared/ui/CopyButton.tsx'
import { Detail, DetailList } from '../../../shared/ui/DetailList.tsx'
import type { Elements } from '../../../shared/ui/elements.ts'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { IconButton } from '../../../shared/ui/frame/IconButton.tsx'
import { eye, eyeOff } from '../../../shared/ui/icons.ts'
import { Money } from '../../../shared/ui/Money.tsx'
import { useCopyPrompt } from '../../../shared/ui/use-copy-prompt.tsx'
import { useModel } from '../model/context.ts'
import type { ShownValue } from '../model/state.ts'
import { localTime, queryTime } from './query-time.ts'
import { figureOf, noFigure, seedOf, useShares } from './value-words.ts'

/** The net asset value as a certificate, whose figures can be hidden. */
export const ValueCertificate = ({ value }: { value: ShownValue }) => {
  const { t } = useLingui()
  const { usdBalance, usdtBalance } = value
  const shares = useShares(value)
  const seed = seedOf(value)
  const [isShown, setShown] = useState(true)
  const figure = (money: Elements) =>
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
          <dd>{figure(<Money isBalance size="hero" value={figureOf(usdBalance)} unit="USD" />)}</dd>
        </div>
        <div>
          <dt>{t`USDT Net Value`}</dt>
          <dd>{figure(<Money isBalance value={figureOf(usdtBalance)} unit="USDT" />)}</dd>
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
  const { t, i18n } = useLingui()
  const time = new Date(at)
  const local = localTime(time, i18n.locale)
  const { copying, prompt } = useCopyPrompt(useModel().messages.toast)
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
          value={
            <>
              <span>{queryTime(time)}</span>
              {local && <small className="tw-local-time">{local}</small>}
            </>
          }
          action={<span className="tw-zone">{formatDate(at, 'zone')}</span>}
        />
      </DetailList>
      {prompt}
    </>
  )
}
