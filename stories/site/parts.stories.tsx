import type { Meta, StoryObj } from '@storybook/react-vite'
import { SiteFrame } from './SiteFrame.tsx'

/** The parts of pages, where they are. */
const meta: Meta<typeof SiteFrame> = {
  title: 'Site/Parts',
  component: SiteFrame,
  tags: ['!test'],
  globals: { viewport: { value: 'desk' } },
}
export default meta

type Story = StoryObj<typeof SiteFrame>

const onPhone = { viewport: { value: 'phone' } }

export const Header: Story = { args: { path: '/404' } }
export const HeaderSignedIn: Story = { args: { path: '/404', isSignedIn: true } }
export const SolutionsMenu: Story = { args: { path: '/', press: '.solutions-menu > button' } }
export const Drawer: Story = {
  args: { path: '/', press: '.drawer-button' },
  globals: onPhone,
}
export const Footer: Story = { args: { path: '/', show: 'footer' } }
export const FooterOnPhone: Story = { args: { path: '/', show: 'footer' }, globals: onPhone }
export const Doors: Story = { args: { path: '/', show: '.home-doors' } }
export const Engravings: Story = { args: { path: '/', show: '.engraving' } }
export const Contact: Story = { args: { path: '/', show: '.home-contact-details' } }
export const TrustCards: Story = { args: { path: '/trusts', show: '.trusts-cards' } }
export const Card: Story = { args: { path: '/creditCard' } }
export const CardApplication: Story = { args: { path: '/creditCard', press: '.credit-apply' } }
export const Statement: Story = {
  args: { path: '/transfer', isSignedIn: true, show: '.statement' },
}
export const SignInPrompt: Story = { args: { path: '/wallet' } }
