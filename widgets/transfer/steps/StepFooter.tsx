import type { ReactNode } from 'react'
import { FrameFooter } from '../../../shared/ui/frame/FrameFooter.tsx'
import { useSubmissionState } from '../context.ts'

/** The main action of a step; an open transfer covers it. */
export const StepFooter = ({ children }: { children: ReactNode }) => {
  const isCovered = useSubmissionState((state) => state.phase.name === 'unknown')
  return !isCovered && <FrameFooter>{children}</FrameFooter>
}
