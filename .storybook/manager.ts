import { createElement } from 'react'
import { addons, types } from 'storybook/manager-api'
import { brand } from '../site/brand.ts'
import { subjects } from '../stories/support/subjects.ts'
import { icon, theme } from './brand-theme.ts'
import { TextsPanel } from './texts-panel.tsx'

addons.setConfig({ theme, panelPosition: 'right', sidebar: { showRoots: true } })

const link = document.createElement('link')
Object.assign(link, { rel: 'icon', type: 'image/svg+xml', href: icon })
for (const old of document.querySelectorAll('link[rel~=icon]')) old.remove()
document.head.append(link)

/** Storybook names every page after itself. */
const nameTab = () => {
  const named = document.title.replace(/ ⋅ Storybook$|^storybook.*$/i, ` · ${brand.name}`)
  if (named !== document.title) document.title = named
}
new MutationObserver(nameTab).observe(document.head, { subtree: true, childList: true })
nameTab()

const sections = Object.fromEntries(subjects.map(({ title, section }) => [title, section]))
addons.register('texts', () =>
  addons.add('texts/panel', {
    type: types.PANEL,
    title: 'Texts',
    render: ({ active = false }) => createElement(TextsPanel, { active, sections }),
  }),
)
