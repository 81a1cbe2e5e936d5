import { expect, test } from 'vitest'
import { chosenDraft, cleared, noDrafts, type SignatureDrafts } from './signature-draft.ts'

const file = new Blob(['x'])
const full: SignatureDrafts = {
  way: 'drawn',
  ink: { width: 800, strokes: [[{ x: 1, y: 1, time: 0, pressure: 0 }]] },
  typed: ' Ann ',
  picture: { file, name: 'ann.png' },
}
const ways = ['drawn', 'typed', 'picture'] as const

test('the draft is the one of the way that is chosen', () => {
  expect(chosenDraft(full)).toEqual({ kind: 'drawn', ink: full.ink })
  expect(chosenDraft({ ...full, way: 'typed' })).toEqual({ kind: 'typed', name: 'Ann' })
  expect(chosenDraft({ ...full, way: 'picture' })).toEqual({
    kind: 'picture',
    file,
    name: 'ann.png',
  })
})

test.each(ways)('there is no draft where nothing is %s', (way) => {
  expect(chosenDraft({ ...noDrafts, way, typed: '  ' })).toBeUndefined()
})

test.each(ways)('clearing what is %s leaves the other ways alone', (way) => {
  const left = cleared({ ...full, way })
  for (const each of ways) {
    const draft = chosenDraft({ ...left, way: each })
    if (each === way) expect(draft).toBeUndefined()
    else expect(draft).toBeDefined()
  }
})
