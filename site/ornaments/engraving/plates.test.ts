import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { engravings } from './plates.ts'

const files = engravings()

it('every plate is printed for both themes, and differs between them where light falls on it', () => {
  expect(Object.keys(files).filter((name) => name.endsWith('-dark'))).toHaveLength(6)
  expect(files['vault-dark']).not.toBe(files['vault-light'])
  for (const svg of Object.values(files)) expect(svg).not.toContain('NaN')
})

it('the plates of one theme weigh less than 130 kB together', () => {
  for (const paper of ['dark', 'light']) {
    const weights = Object.entries(files)
      .filter(([name]) => name.endsWith(paper))
      .map(([, svg]) => brotliCompressSync(svg).length)
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(130_000)
  }
})
