import { addons } from 'storybook/manager-api'
import { brand } from '../site/brand.ts'
import { icon, theme } from './brand-theme.ts'

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
