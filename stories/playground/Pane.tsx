import { type ReactNode, useId } from 'react'
import './Pane.css'

interface PaneProps {
  readonly title: string
  readonly about: ReactNode
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A panel beside the previews: title, description, one button. */
export const Pane = ({ title, about, action, children }: PaneProps) => {
  const id = useId()
  return (
    <section className="pane" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {action}
        <p>{about}</p>
      </header>
      {children}
    </section>
  )
}
