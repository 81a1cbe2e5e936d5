import type { Meta, StoryObj } from '@storybook/react-vite'
import { CertificateLead } from '../../shared/paper/certificate/CertificateLead.tsx'
import { Engraving } from '../../shared/paper/certificate/Engraving.tsx'
import { Detail, DetailList } from '../../shared/ui/DetailList.tsx'
import { Money } from '../../shared/ui/Money.tsx'
import { Gallery } from '../ui/Gallery.tsx'
import { guided } from './guide.ts'

const Paper = ({ lead }: { readonly lead: readonly string[] | undefined }) => (
  <div className="tw-certificate">
    <span className="tw-engraving">
      <Engraving seed="2026030200417" />
    </span>
    <Money size="hero" value="1,500.00" unit="USD" />
    <CertificateLead lead={lead} />
    <DetailList>
      <Detail label="Order number" value="2026030200417" mono />
      <Detail label="Date" value="2 March 2026" />
    </DetailList>
  </div>
)

const meta: Meta<typeof CertificateLead> = {
  title: 'Components/Documents/Certificate',
  component: CertificateLead,
  ...guided({
    file: 'shared/paper/certificate/Engraving.tsx',
    purpose: 'A sheet that can be saved, printed and shown to someone else.',
    when: ['A net asset value, a record, a signed agreement.'],
    whenNot: ['A form or a list.'],
    how: 'A border, an engraving, a main figure, then facts. Saving makes one file of HTML that needs nothing else. Below 400 px the border goes.',
    words: 'The title names the document; a date and a number make it unique.',
    accessibility:
      'The reading order is that of the sheet; the engraving is hidden from assistive technology.',
  }),
  args: { lead: [] },
  render: (args) => (
    <Gallery>
      <Paper {...args} />
    </Gallery>
  ),
}
export default meta

type Story = StoryObj<typeof CertificateLead>

export const Playground: Story = {}
export const States: Story = {
  render: () => (
    <Gallery>
      <Paper lead={undefined} />
      <Paper lead={['The name on the account differs.']} />
    </Gallery>
  ),
}
