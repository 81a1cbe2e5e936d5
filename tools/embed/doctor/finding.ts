/** What was found about a part of a page. */
export interface Finding {
  readonly about: 'page' | 'element' | 'scripts' | 'policy' | 'server' | 'token'
  /** `missing`: the element will not work, or is not safe. `note`: worth a thought. */
  readonly level: 'fine' | 'note' | 'missing'
  readonly text: string
  /** What to do. */
  readonly remedy?: string
}

type About = Finding['about']

export const fine = (about: About, text: string): Finding => ({ about, level: 'fine', text })
export const note = (about: About, text: string, remedy?: string): Finding => ({
  about,
  level: 'note',
  text,
  ...(remedy && { remedy }),
})
export const missing = (about: About, text: string, remedy: string): Finding => ({
  about,
  level: 'missing',
  text,
  remedy,
})
