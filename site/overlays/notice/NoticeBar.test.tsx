import { expect, it } from 'vitest'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { inSite } from '../../app/in-site.test-helper.tsx'
import type { Notice } from '../../app/notices.ts'
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
