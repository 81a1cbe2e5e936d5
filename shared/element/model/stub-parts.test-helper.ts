import { setupI18n } from '@lingui/core'
import { vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { stubHost } from '../entry/stub-context.test-helper.ts'
import type { BaseState } from './base-state.ts'
import type { Messages, ModelParts, ModelSession, Root, ScreenReports, Texts } from './parts.ts'

const never = () => new Promise<never>(() => {})

/** The parts of a model, for tests of what uses a part of them. Each does nothing unless it is given. */
export const stubSession = (own: Partial<ModelSession> = {}): ModelSession => ({
  id: 1,
  token: () => 'token',
  signal: new AbortController().signal,
  settings: () => ({ baseUrl: 'https://pay.example', token: 'token' }),
  client: never,
  call: never,
  ...own,
})

export const stubMessages = (own: Partial<Messages> = {}): Messages => ({
  toast: vi.fn(),
  showNotice: (answer) => answer,
  showError: vi.fn(),
  report: vi.fn(),
  reportAlways: vi.fn(),
  close: vi.fn(),
  reopen: vi.fn(),
  notifications: never,
  late: { toast: vi.fn(), showError: vi.fn() },
  ...own,
})

export const stubTexts = (own: Partial<Texts> = {}): Texts => ({
  i18n: setupI18n({ locale: 'en', messages: { en: {} } }),
  activate: async () => undefined,
  load: async () => undefined,
  words: () => ({ failed: 'This could not be loaded.', retry: 'Try again', reopen: '' }),
  ...own,
})

export const stubScreen = (own: Partial<ScreenReports> = {}): ScreenReports => ({
  tellStep: vi.fn(),
  ready: vi.fn(),
  ...own,
})

const baseState: BaseState = {
  theme: 'dark',
  ornament: 'full',
  hideHeader: false,
  isPaused: false,
  locale: 'en',
  closingMessage: undefined,
  notifications: undefined,
  NotificationLayer: undefined,
}

export const stubRoot = (own: Partial<Root> = {}): Root => ({
  store: createStore(() => baseState),
  host: stubHost(),
  ended: { id: 'Ended' },
  addStyles: vi.fn(),
  onFirstCommit: vi.fn(),
  partFailed: vi.fn(),
  onRenderError: never,
  ...own,
})

/** All but the screen, which each element has of its own. */
export const stubParts = (): Omit<ModelParts, 'screen'> => ({
  session: stubSession(),
  messages: stubMessages(),
  texts: stubTexts(),
  root: stubRoot(),
})
