import { expect, it } from 'vitest'
import type { Locale } from '../../../shared/text/i18n/locale.ts'
import { render } from '../../../shared/ui/render.test-helper.ts'
import type { Notice } from '../../preferences/notices.ts'
import { inSite } from '../../testing/in-site.tsx'
import { NoticeBar } from './NoticeBar.tsx'

it('has the message of an element in its language only, and in the others says what happened', () => {
  const notice: Notice = {
    reason: 'forbidden',
    message: '帳戶已關閉',
    language: 'zh',
    at: '/',
    from: '/transfer',
  }
  const bar = (locale: Locale) => inSite(<NoticeBar notice={notice} />, locale)
  const { container, rerender } = render(bar('zh'))
  const title = () => container.querySelector('strong')?.textContent
  expect(title()).toBe('帳戶已關閉')
  rerender(bar('en'))
  expect(title()).toBe('Token Error')
  rerender(bar('zh'))
  expect(title()).toBe('帳戶已關閉')
})

it('promises no withdrawal to a card that may still be under review', () => {
  const notice: Notice = { reason: 'card-bound', at: '/transfer', from: '/transfer?isUsd=1' }
  const { container } = render(inSite(<NoticeBar notice={notice} />))
  expect(container.textContent).toContain('once it is approved')
  expect(container.textContent).not.toContain('continue')
})
