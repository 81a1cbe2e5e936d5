import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'

/** The slot at the foot of a `Frame`, as soon as it is drawn. */
export const FooterContext = createContext<HTMLElement | null>(null)

/** The main action of a step, at the foot of the screen; a submit button there names its `form`. */
export const FrameFooter = ({ children }: { children: ReactNode }) => {
  const foot = useContext(FooterContext)
  return foot && createPortal(children, foot)
}
