import { expect, test } from 'vitest'
import { chosenDraft, cleared, noDrafts, type SignatureDrafts } from './signature-draft.ts'

const file = new Blob(['x'])
const full: SignatureDrafts = {
  mode: 'drawn',
  ink: { width: 800, strokes: [[{ x: 1, y: 1, time: 0, pressure: 0 }]] },
  typed: ' Ann ',
  image: { file, name: 'ann.png' },
}
const ways = ['drawn', 'typed', 'image'] as const

test('the draft is that of the chosen mode', () => {
  expect(chosenDraft(full)).toEqual({ kind: 'drawn', ink: full.ink })
  expect(chosenDraft({ ...full, mode: 'typed' })).toEqual({ kind: 'typed', name: 'Ann' })
  expect(chosenDraft({ ...full, mode: 'image' })).toEqual({
    kind: 'image',
    file,
    name: 'ann.png',
  })
})

test.each(ways)('there is no draft if nothing is %s', (mode) => {
  expect(chosenDraft({ ...noDrafts, mode, typed: '  ' })).toBeUndefined()
})

test.each(ways)('clearing what is %s leaves the other modes unchanged', (mode) => {
  const left = cleared({ ...full, mode })
  for (const each of ways) {
    const draft = chosenDraft({ ...left, mode: each })
    if (each === mode) expect(draft).toBeUndefined()
    else expect(draft).toBeDefined()
  }
})
