import { useLingui } from '@lingui/react/macro'
import type { UsdMethod } from '../../../shared/api/wire/usd-channel.ts'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { external } from '../../../shared/ui/icons.ts'
import { useModel } from '../model/context.ts'

interface PaymentLinkProps {
  readonly url: string
  readonly method: UsdMethod
}

/**
 * Opens a payment page in another tab, unless the host page opens it: in a webview, another tab often
 * does not open. The host's own page stays where it is.
 */
export const PaymentLink = ({ url, method }: PaymentLinkProps) => {
  const { t } = useLingui()
  const { openPayment } = useModel().page
  return (
    <a
      className="tw-button"
      data-variant="primary"
      part="action"
      href={url}
      target="_blank"
      rel="noopener"
      onClick={(event) => {
        if (!openPayment(url, method)) event.preventDefault()
      }}
    >
      <span>{t`Open the payment page`}</span>
      <Icon d={external} />
    </a>
  )
}
