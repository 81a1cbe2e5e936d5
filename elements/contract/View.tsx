import { useLingui } from '@lingui/react'
import { useEffect, useRef } from 'react'
import { createLater } from '../../shared/element/view/later.tsx'
import { personView } from '../../shared/element/view/root-view.tsx'
import { isForeign } from '../../shared/text/legal-text/lang-of.ts'
import { Frame } from '../../shared/ui/frame/Frame.tsx'
import { SheetSkeleton } from '../../shared/ui/frame/SheetSkeleton.tsx'
import { ActionsContext, ModelContext, useContractState, useModel } from './model/context.ts'
import { signedTitle } from './model/signed-title.ts'
import { stepOf } from './model/state.ts'
import { ContractDetails } from './text/ContractDetails.tsx'
import { Text, withLineBreaks } from './text/Text.tsx'
import { TextLanguage } from './text/TextLanguage.tsx'

/** A view of `rest.ts`. */
const Later = createLater<typeof import('./rest.ts').views>(useModel, ActionsContext)

const noTools = (
  <div className="tw-tools">
    <div className="tw-skeleton" />
  </div>
)

const Screens = () => {
  const { i18n } = useLingui()
  const model = useModel()
  const text = useRef<HTMLDivElement>(null)
  const shown = useContractState((state) => state.text)
  const title = shown && withLineBreaks(model.title(shown.locale, shown), shown.legalText.own?.lang)
  const isLoaded = useContractState((state) => state.contract !== undefined)
  const phase = useContractState((state) => state.phase)
  const step = stepOf({ phase })
  const isSigned = step === 'SIGNED'
  useEffect(() => {
    if (isLoaded) model.screen.ready()
  }, [isLoaded, model])

  return (
    <Frame title={isSigned ? signedTitle({ phase }, i18n) : title} stepKey={step}>
      {isSigned && <Later view="SIGNED" waiting={<SheetSkeleton />} />}
      {isSigned && <h3 className="tw-agreement">{title}</h3>}
      <ContractDetails
        engraving={(seed) => (
          <Later view="ENGRAVING" isOrnament waiting={null} className="tw-rosette" seed={seed} />
        )}
      />
      {shown && isForeign(shown.legalText, i18n.locale) && <TextLanguage {...shown} />}
      {/* After the facts of the contract, which a slow network would otherwise bring later. */}
      {isLoaded ? <Later view="TOOLS" waiting={noTools} text={text} /> : noTools}
      <Text ref={text} />
      {isLoaded && !isSigned && (
        <Later view="CONTRACT" waiting={<div className="tw-signature" />} />
      )}
    </Frame>
  )
}

/** The root view of `<tw-contract>`. */
export const View = personView(ModelContext, Screens)
