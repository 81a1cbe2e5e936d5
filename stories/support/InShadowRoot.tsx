import type { Messages } from '@lingui/core'
import { type ReactNode, use, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { StoryGlobals } from '../../.storybook/story-globals.ts'
import transferFirst from '../../elements/transfer/home/first.css?inline'
import transfer from '../../elements/transfer/rest.css?inline'
import wallet from '../../elements/wallet/rest.css?inline'
import { adoptStyles } from '../../shared/element/entry/adopt-styles.ts'
import { languageTag } from '../../shared/text/i18n/language-tag.ts'
import first from '../../shared/ui/frame/first.css?inline'
import more from '../../shared/ui/more.css?inline'
import shortForm from '../../shared/ui/short-form.css?inline'
import steps from '../../shared/ui/steps.css?inline'
import { defineTextUnit } from '../../shared/ui/theme/text-unit.ts'
import { StoryTexts } from './StoryTexts.tsx'

const styles = [first, transferFirst, more, shortForm, wallet, steps + transfer]

const catalogues = import.meta.glob<{ messages: Messages }>('/locales/*/shared.po')

/** Renders parts of an element in a shadow root, with the styles and texts that elements share. */
export const InShadowRoot = ({ children }: { children: ReactNode }) => {
  const host = useRef<HTMLDivElement>(null)
  const [root, setRoot] = useState<ShadowRoot>()
  const { theme, locale } = use(StoryGlobals)
  useLayoutEffect(() => {
    if (!host.current || host.current.shadowRoot) return
    const shadow = host.current.attachShadow({ mode: 'open' })
    defineTextUnit(globalThis)
    for (const css of styles) adoptStyles(shadow, css)
    setRoot(shadow)
  }, [])
  return (
    <div ref={host}>
      {root &&
        createPortal(
          <div className="tw" data-theme={theme} lang={languageTag(locale)}>
            <StoryTexts catalogues={catalogues}>{children}</StoryTexts>
          </div>,
          root,
        )}
    </div>
  )
}
