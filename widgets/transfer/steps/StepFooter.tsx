import { type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'
import { FooterContext, useSubmission } from '../transfer-context.ts'

/** The main action of a step, at the foot of the screen; a submit button there names its `form`. */
export const StepFooter = ({ children }: { children: ReactNode }) => {
  const foot = useContext(FooterContext)
  const isCovered = useSubmission((state) => state.phase.name === 'open')
  return foot && !isCovered && createPortal(children, foot)
}
