import { type ReactNode, use, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Wearing } from '../../.storybook/wearing.ts'
import { adoptStyles } from '../../shared/element/entry/adopt-styles.ts'
import { languageTag } from '../../shared/i18n/language-tag.ts'
import first from '../../shared/ui/frame/first.css?inline'
import more from '../../shared/ui/more.css?inline'
import steps from '../../shared/ui/steps.css?inline'
import transferFirst from '../../widgets/transfer/first.css?inline'
import transfer from '../../widgets/transfer/View.css?inline'

const styles = [first, transferFirst, more, steps + transfer]

/** Draws parts of an element as the element would: in a shadow root, with all of its styles. */
export const ShadowStage = ({ children }: { children: ReactNode }) => {
  const host = useRef<HTMLDivElement>(null)
  const [root, setRoot] = useState<ShadowRoot>()
  const { theme, locale } = use(Wearing)
  useLayoutEffect(() => {
    if (!host.current || host.current.shadowRoot) return
    const shadow = host.current.attachShadow({ mode: 'open' })
    for (const css of styles) adoptStyles(shadow, css)
    setRoot(shadow)
  }, [])
  return (
    <div ref={host}>
      {root &&
        createPortal(
          <div className="tw" data-theme={theme} lang={languageTag(locale)}>
            {children}
          </div>,
          root,
        )}
    </div>
  )
}
