import { useLingui } from '@lingui/react/macro'
import { Button } from '../../../../../../shared/ui/Button.tsx'
import { FrameFooter } from '../../../../../../shared/ui/frame/FrameFooter.tsx'
import { useModel } from '../model/context.ts'

/** START: the first view. */
export function Start() {
  const { t } = useLingui()
  const { store } = useModel()
  return (
    <>
      <p className="tw-lead">{t`This is the first view.`}</p>
      <FrameFooter>
        <Button
          variant="primary"
          onClick={() => store.setState({ step: 'DONE' })}
        >{t`Next`}</Button>
      </FrameFooter>
    </>
  )
}
