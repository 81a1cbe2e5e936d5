import { useState } from 'react'
import { languageNames } from '../../../shared/text/i18n/language-names.ts'
import { locales } from '../../../shared/text/i18n/locale.ts'
import { namedScreens } from '../named-screens.ts'
import { StoryLink } from './StoryLink.tsx'

/** The twenty screens by name, each in any language and theme by one click. */
export const FindScreen = () => {
  const [wanted, setWanted] = useState('')
  const words = wanted.toLowerCase().split(/\s+/)
  const found = namedScreens.filter(({ preview, title }) =>
    words.every((word) => `${title} ${preview}`.toLowerCase().includes(word)),
  )
  return (
    <>
      <label className="desk-search">
        Name of a screen
        <input type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
      </label>
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">Screen</th>
            <th scope="col">Dark</th>
            <th scope="col">Light</th>
            <th scope="col">Preview</th>
          </tr>
        </thead>
        <tbody>
          {found.map(({ preview, title, story: id }) => (
            <tr key={id}>
              <th scope="row">
                <StoryLink id={id}>{title}</StoryLink>
              </th>
              {['dark', 'light'].map((theme) => (
                <td key={theme}>
                  {locales.map((locale) => (
                    <span key={locale} lang={locale}>
                      <StoryLink id={id} globals={{ locale, theme }}>
                        {languageNames[locale]}
                      </StoryLink>{' '}
                    </span>
                  ))}
                </td>
              ))}
              <td>
                <code>{preview}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {found.length === 0 && <p>No screen of this name. The search of the sidebar knows all.</p>}
    </>
  )
}
