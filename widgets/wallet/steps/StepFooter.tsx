import type { ReactNode } from 'react'
import { FrameFooter } from '../../../shared/ui/frame/FrameFooter.tsx'
import { useSubmissionState } from '../context.ts'

/** The main action of a step; hidden while an order is unresolved. */
export const StepFooter = ({ children }: { children: ReactNode }) => {
  const isHidden = useSubmissionState((state) => state.phase.name === 'unknown')
  return !isHidden && <FrameFooter>{children}</FrameFooter>
}
