import { usePickText } from '../../shared/element/use-element.ts'
import { linesOf } from '../../shared/i18n/multilingual.ts'
import { Banner } from '../../shared/ui/Banner.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import { useTransferState } from './transfer-context.ts'

/** Who stands behind the transfer: logo, name and description of the company. */
export const CompanyBanner = () => {
  const pick = usePickText()
  const { status, value } = useTransferState((state) =>
    state.isUsd ? state.offers : state.depositChannels,
  )
  const company = value?.[0]
  if (company) {
    const { companyName, companyIcon, companyDescribe } = company
    return <Banner logo={companyIcon} name={companyName} lines={linesOf(pick(companyDescribe))} />
  }
  if (status === 'failed' || status === 'ready') return null
  return (
    <div className="tw-banner">
      <Skeleton lines={3} />
    </div>
  )
}
