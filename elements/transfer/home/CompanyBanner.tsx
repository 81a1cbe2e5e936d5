import { assetUrl } from '../../../shared/element/model/asset-url.ts'
import { usePickText } from '../../../shared/element/view/use-pick-text.ts'
import { linesOf } from '../../../shared/text/i18n/multilingual.ts'
import { Banner } from '../../../shared/ui/Banner.tsx'
import { Skeleton } from '../../../shared/ui/frame/Skeleton.tsx'
import { Rosette } from '../../../shared/ui/Rosette.tsx'
import { useModel, useTransferState } from '../model/context.ts'

/** Logo, name and description of the company that carries out the transfers. */
export const CompanyBanner = () => {
  const pick = usePickText()
  const model = useModel()
  const { status, value: company } = useTransferState((state) => state.company)
  if (company) {
    const { companyName, companyIcon, companyDescribe } = company
    return (
      <Banner
        logo={assetUrl(model.session, companyIcon)}
        name={companyName}
        lines={linesOf(pick(companyDescribe))}
        ornament={<Rosette />}
      />
    )
  }
  if (status === 'failed' || status === 'ready') return null
  return (
    <div className="tw-banner">
      <Skeleton width="32px" height="32px" />
      <Skeleton width="40%" />
      <Skeleton lines={2} />
    </div>
  )
}
