import type { Decorator } from '@storybook/react-vite'
import { useEffect } from 'react'
import { addons } from 'storybook/preview-api'
import { languageTag } from '../shared/text/i18n/language-tag.ts'
import { dark, light } from '../shared/ui/theme/tokens.ts'
import { findTexts, textsIn } from './find-texts.ts'
import { StoryGlobals } from './story-globals.ts'
import { askForTexts, textsOnScreen } from './texts-channel.ts'
import { localesOf, type ToolbarGlobals, themesOf } from './toolbar.ts'
import './toolbar.css'

const isLight = (theme: string): boolean =>
  theme === 'light' || (theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches)

const groundOf = (theme: string): string => (isLight(theme) ? light : dark).ground

const still = new CSSStyleSheet()
still.replaceSync('*,::before,::after{animation:none!important;transition:none!important}')

/** Stops what moves in every shadow root of the story, as the setting of a system does. */
function useStillness(isStill: boolean): void {
  useEffect(() => {
    if (!isStill) return
    const stop = () => {
      for (const { shadowRoot } of document.querySelectorAll('#storybook-root *')) {
        if (!shadowRoot || shadowRoot.adoptedStyleSheets.includes(still)) continue
        shadowRoot.adoptedStyleSheets.push(still)
      }
    }
    document.adoptedStyleSheets.push(still)
    const observer = new MutationObserver(stop)
    observer.observe(document.body, { subtree: true, childList: true })
    stop()
    return () => {
      observer.disconnect()
      for (const root of [document, ...document.querySelectorAll('#storybook-root *')]) {
        const sheets = root instanceof Document ? root : root.shadowRoot
        if (sheets)
          sheets.adoptedStyleSheets = sheets.adoptedStyleSheets.filter((it) => it !== still)
      }
    }
  }, [isStill])
}

/** Tells the panel which texts are on the screen, when it asks. */
function useTextsPanel(locale: string): void {
  useEffect(() => {
    const channel = addons.getChannel()
    const answer = async () => {
      const { default: catalogue } = await import('virtual:texts')
      const root = document.getElementById('storybook-root')
      if (root) channel.emit(textsOnScreen, findTexts(textsIn(root), locale, catalogue))
    }
    channel.on(askForTexts, answer)
    return () => channel.off(askForTexts, answer)
  }, [locale])
}

/** Gives every story what the toolbar says; several languages or themes are side by side. */
export const withToolbar: Decorator = (Story, context) => {
  const globals = context.globals as unknown as ToolbarGlobals
  const [locales, themes] = [localesOf(globals), themesOf(globals)]
  const [locale = 'en', theme = 'dark'] = [locales[0], themes[0]]
  const { fonts, width, textSize, motion, grid } = globals
  useStillness(motion === 'reduced')
  useTextsPanel(locale)
  useEffect(() => {
    const { documentElement: root, body } = document
    body.style.background = groundOf(theme)
    root.lang = languageTag(locale)
    root.dataset.fonts = fonts
    root.toggleAttribute('data-grid', grid === 'on')
    const size = textSize === 'reader' ? '' : `${textSize}px`
    root.style.fontSize = size
    root.style.setProperty('--tw-text-size', size)
  }, [theme, locale, fonts, grid, textSize])
  const style = width === 'full' ? undefined : { maxWidth: Number(width), marginInline: 'auto' }
  const copies = locales.flatMap((locale) => themes.map((theme) => ({ locale, theme })))
  if (copies.length === 1) {
    const story = (
      <StoryGlobals value={{ theme, locale }}>
        <Story />
      </StoryGlobals>
    )
    return style ? <div style={style}>{story}</div> : story
  }
  return (
    <div className="side-by-side">
      {copies.map(({ locale, theme }) => (
        <section
          key={locale + theme}
          lang={languageTag(locale)}
          data-fonts={fonts}
          style={{ ...style, background: groundOf(theme) }}
          aria-label={`${locale}, ${theme}`}
        >
          <StoryGlobals value={{ theme, locale }}>
            <Story />
          </StoryGlobals>
        </section>
      ))}
    </div>
  )
}
