import { describe, expect, it } from 'vitest'
import { certificateFile, certificateText } from './certificate-file.ts'

const receipt = {
  title: 'Receipt',
  headline: 'Withdrawal rejected',
  seed: '20260302-000417',
  rows: [
    ['Amount', '1,500.00 USD'],
    ['To', '<b>•••• 234</b>'],
  ],
  reviews: [
    {
      title: 'Preliminary review by your broker',
      state: 'failed',
      stateText: 'Rejected',
      details: ['The name differs', 'The amount has been returned to your wallet.'],
    },
  ],
  notes: [],
  language: 'zh-Hant',
} as const

describe('a saved certificate', () => {
  it('is an HTML page in which no text is read as markup', async () => {
    const html = await certificateFile(receipt).text()
    const page = new DOMParser().parseFromString(html, 'text/html')
    expect(html).toMatch(/^<!doctype html>/)
    expect(page.documentElement.lang).toBe('zh-Hant')
    expect(page.title).toBe('Receipt')
    expect(page.querySelector('meta')?.getAttribute('charset')).toBe('utf-8')
    expect([...page.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
      '1,500.00 USD',
      '<b>•••• 234</b>',
    ])
    expect(page.querySelectorAll('li p')).toHaveLength(2)
    expect(page.querySelector('b, script')).toBeNull()
  })

  it('is a text with one fact per line', () => {
    expect(certificateText(receipt).split('\n')).toEqual([
      'Receipt',
      'Withdrawal rejected',
      'Amount: 1,500.00 USD',
      'To: <b>•••• 234</b>',
      'Preliminary review by your broker: Rejected',
      'The name differs',
      'The amount has been returned to your wallet.',
    ])
  })
})
