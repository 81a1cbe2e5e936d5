import type { Preview } from '@storybook/react-vite'
import { lazy, Suspense } from 'react'
import { configure } from 'storybook/test'
import { theme } from './brand-theme.ts'
import { globalTypes, initialGlobals } from './toolbar.ts'
import { withToolbar } from './with-toolbar.tsx'
import '../stories/support/product-fonts.css'

// A failing query prints its container; printing a shadow root throws.
configure({
  getElementError: (message) => new Error(message ?? 'not found'),
  // The first load of a step may be slow.
  asyncUtilTimeout: 10_000,
})

/** Removes the elements' entries; the rest of the storage is Storybook's own. */
const forgetAll = () => {
  for (const storage of [sessionStorage, localStorage]) {
    for (const key of Object.keys(storage)) {
      if (key.startsWith('tw-')) storage.removeItem(key)
    }
  }
}

const screen = (name: string, width: number, height: number) => ({
  name: `${name} ${width}×${height}`,
  styles: { width: `${width}px`, height: `${height}px` },
  type:
    width < 600 ? ('mobile' as const) : width < 1200 ? ('tablet' as const) : ('desktop' as const),
})

const GuidePage = lazy(() => import('../stories/pages/blocks/GuidePage.tsx'))

const preview: Preview = {
  // Every story starts with nothing stored.
  beforeEach: forgetAll,
  decorators: [withToolbar],
  globalTypes,
  initialGlobals: { ...initialGlobals, viewport: { value: 'phone', isRotated: false } },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    backgrounds: { disabled: true },
    controls: { expanded: true },
    docs: {
      theme,
      page: () => (
        <Suspense>
          <GuidePage />
        </Suspense>
      ),
    },
    viewport: {
      options: {
        smallest: screen('Smallest', 280, 653),
        narrow: screen('Narrow', 320, 640),
        phone: screen('Phone', 360, 740),
        large: screen('Large phone', 390, 844),
        landscape: screen('Landscape', 844, 390),
        fold: screen('Open fold', 600, 820),
        tablet: screen('Tablet', 820, 1180),
        small: screen('Small desk', 1024, 768),
        desk: screen('Desk', 1440, 900),
        wide: screen('Wide desk', 1920, 1080),
      },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Find a screen',
          'Principles',
          'Foundations',
          [
            'Colour',
            'Type',
            'Space and lines',
            'Motion and focus',
            'Breakpoints',
            'Icons',
            'Ornaments',
          ],
          'Writing',
          'Accessibility',
          'Theming',
          ['Overview', 'Texts', 'Live'],
          'Patterns',
          ['Waiting', 'Failing', 'Unknown outcome', 'Receipts', 'Confirming', 'Empty'],
          'Components',
          ['Actions', 'Forms', 'Facts', 'Messages', 'Structure', 'Documents'],
          'Elements',
          ['tw-transfer', 'tw-wallet', 'tw-account', 'tw-fund-lookup', 'tw-contract'],
          'Screens',
          [
            'Transfer',
            ['Home', 'Closed'],
            'Deposit',
            ['Methods', 'USDT address', 'Bank, card, PayPal', 'Proof of payment'],
            'Withdraw',
            ['USD', 'USDT'],
            'Wallet',
            [
              'Overview',
              'Transfer menu',
              'Bank account',
              'To a friend',
              'Convert',
              'History',
              'Record',
              'Closed',
            ],
            'Account',
            ['Sign in', 'Register', 'Reset password'],
            'Fund',
            ['E-mail', 'Code', 'Value'],
            'Agreement',
            ['Text', 'Sign', 'Signature dialog', 'Signed', 'Closed'],
          ],
          'Site',
          'Internal',
        ],
      },
    },
  },
}

export default preview
