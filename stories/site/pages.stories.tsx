import type { Meta, StoryObj } from '@storybook/react-vite'
import { SiteFrame } from './SiteFrame.tsx'

/** Each page as it is built, with header and footer. The tests of the site are in `e2e/site`. */
const meta: Meta<typeof SiteFrame> = {
  title: 'Site/Pages',
  component: SiteFrame,
  tags: ['!test'],
  globals: { viewport: { value: 'desk' } },
}
export default meta

type Story = StoryObj<typeof SiteFrame>

export const Home: Story = { args: { path: '/' } }
export const TypesOfTrusts: Story = { args: { path: '/trusts' } }
export const CreditCard: Story = { args: { path: '/creditCard' } }
export const TrustFund: Story = { args: { path: '/trustFund' } }
export const Services: Story = { args: { path: '/ccvService' } }
export const Transfer: Story = { args: { path: '/transfer', isSignedIn: true } }
export const Wallet: Story = { args: { path: '/wallet', isSignedIn: true } }
export const History: Story = { args: { path: '/wallet/history', isSignedIn: true } }
export const SignIn: Story = { args: { path: '/login' } }
export const Register: Story = { args: { path: '/register' } }
export const Agreement: Story = { args: { path: '/contract/story' } }
export const LegalText: Story = { args: { path: '/documents/privacy-terms' } }
export const NotFound: Story = { args: { path: '/404' } }
