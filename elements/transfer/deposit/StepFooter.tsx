import type { ReactNode } from 'react'
import { FrameFooter } from '../../../shared/ui/frame/FrameFooter.tsx'
import { useSubmissionState } from '../model/context.ts'

/** The main action of a step; not shown while a transfer is unresolved, like the step itself. */
export const StepFooter = ({ children }: { children: ReactNode }) => {
  const isHidden = useSubmissionState((state) => state.phase.name === 'unknown')
  return !isHidden && <FrameFooter>{children}</FrameFooter>
}
