import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'

/** The footer slot of a `Frame`, once it is rendered. */
export const FooterContext = createContext<HTMLElement | null>(null)

/** The main action of a step, in the footer of its frame; a submit button there needs the `form` attribute. */
export const FrameFooter = ({ children }: { children: ReactNode }) => {
  const foot = useContext(FooterContext)
  return foot && createPortal(children, foot)
}
