import texts from 'virtual:texts'
import { useDeferredValue, useState } from 'react'

const ofElements = texts.filter(({ files }) =>
  files.some((file) => !/^(site|sandbox)\//.test(file)),
)

const shownAtOnce = 60

/** The texts of the elements with a search, as an operator replaces them. */
export const Texts = () => {
  const [wanted, setWanted] = useState('')
  const words = useDeferredValue(wanted).trim().toLowerCase()
  const found = ofElements.filter(({ id, texts }) =>
    [id, ...Object.values(texts)].some((text) => text.toLowerCase().includes(words)),
  )
  return (
    <>
      <label className="desk-search">
        Search in {ofElements.length} texts, in any language
        <input type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
      </label>
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">Id</th>
            <th scope="col">繁體中文</th>
            <th scope="col">日本語</th>
            <th scope="col">한국어</th>
          </tr>
        </thead>
        <tbody>
          {found.slice(0, shownAtOnce).map(({ id, texts }) => (
            <tr key={id}>
              <th scope="row">{id}</th>
              <td lang="zh-Hant">{texts.zh}</td>
              <td lang="ja">{texts.ja}</td>
              <td lang="ko">{texts.ko}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {found.length > shownAtOnce && <p>{found.length - shownAtOnce} more: search for them.</p>}
    </>
  )
}
