import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { createLater } from '../../../../../shared/element/view/later.tsx'
import { rootView } from '../../../../../shared/element/view/root-view.tsx'
import { Frame } from '../../../../../shared/ui/frame/Frame.tsx'
import { ActionsContext, ModelContext, useModel, useSampleState } from './model/context.ts'
import type { SampleElementModel } from './model/model.ts'
import { Start } from './start/Start.tsx'

/** A view of `rest.ts`. */
const Later = createLater<typeof import('./rest.ts').views>(useModel, ActionsContext)

const Screens = () => {
  const { t } = useLingui()
  const model = useModel()
  const step = useSampleState((state) => state.step)
  const { title, back } = model.screen.current()
  useEffect(() => model.screen.ready(), [model])
  return (
    <Frame title={title} stepKey={step} back={back && { label: t`Back`, onBack: back }}>
      {step === 'START' ? <Start /> : <Later view={step} />}
    </Frame>
  )
}

/** The root view of `<tw-sample>`. */
export const View = rootView(ModelContext, Screens, ({ model }: SampleElementModel) => model)
