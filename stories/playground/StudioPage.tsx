import { createElement, useEffect, useState } from 'react'
import { elements, tagOf, tags } from '../../elements/elements.ts'
import { BrandStudio } from '../studio/BrandStudio.tsx'
import { readBrand, type StudioBrand, writeBrand } from '../studio/brand.ts'

const start = '#brand?'

/** The brand studio with the built elements, on the sandbox; the address holds the brand. */
export function StudioPage() {
  const [brand, setBrand] = useState(() =>
    readBrand(new URLSearchParams(location.hash.slice(start.length))),
  )
  useEffect(() => {
    document.title = 'Brand studio'
    for (const tag of tags) {
      import(/* @vite-ignore */ `/widgets/${tag}.js`).catch((cause) => console.error(cause))
    }
  }, [])
  const change = (changed: StudioBrand) => {
    setBrand(changed)
    history.replaceState(null, '', start + writeBrand(changed))
  }
  return (
    <>
      <header className="top">
        <h1>Brand studio</h1>
        <p>No real money moves. The address of this page holds the brand: send it as a link.</p>
        <nav aria-label="Sandbox">
          <a href="#top">Playground</a>
        </nav>
      </header>
      <main className="studio-page">
        <BrandStudio
          brand={brand}
          theme="dark"
          onChange={change}
          show={({ name, theme, locale, ornament }) =>
            createElement(tagOf(name), {
              token: elements[name].demoToken,
              theme,
              ornament,
              'app-lang': locale,
            })
          }
        />
      </main>
    </>
  )
}
