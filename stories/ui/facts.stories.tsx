import type { Meta, StoryObj } from '@storybook/react-vite'
import { toString as toQrSvg } from 'qrcode'
import { useEffect, useState } from 'react'
import { spellingExamples } from '../../shared/money/spelling-examples.ts'
import { AddressText } from '../../shared/ui/AddressText.tsx'
import { Banner } from '../../shared/ui/Banner.tsx'
import { Detail, DetailList } from '../../shared/ui/DetailList.tsx'
import { Icon } from '../../shared/ui/frame/Icon.tsx'
import { IconButton } from '../../shared/ui/frame/IconButton.tsx'
import { copy } from '../../shared/ui/icons.ts'
import { Money } from '../../shared/ui/Money.tsx'
import { QrCode } from '../../shared/ui/QrCode.tsx'
import { ReviewProgress } from '../../shared/ui/ReviewProgress.tsx'
import { maskedText } from '../../shared/ui/recorders/marks.ts'
import { Summary } from '../../shared/ui/Summary.tsx'
import { evmAddress, tronAddress } from '../transfer/fixtures.ts'
import { Gallery } from './Gallery.tsx'

const meta: Meta<typeof Money> = {
  title: 'UI kit/Facts',
  component: Money,
  args: { value: '23,980.5000', unit: 'USD', size: 'hero', isBalance: true },
  render: (args) => (
    <Gallery>
      <Money {...args} />
    </Gallery>
  ),
}
export default meta

type Story = StoryObj<typeof Money>

export const OneAmount: Story = { name: 'Money' }
export const Amounts: Story = {
  render: () => (
    <Gallery>
      <Money isBalance size="hero" value="0.0000" unit="USD" />
      <Money isBalance size="hero" value="23,980.5000" unit="USD" />
      <Money size="hero" value="4,200.123456" unit="USDT" />
      <Money isBalance size="hero" value="123,456,789,012.123456" unit="USDT" />
      <Money isBalance value="1,500.0000" unit="USD" />
      <Money value="1,500.00" unit="USD" />
    </Gallery>
  ),
}
/** What a server sends, and how it is written as an amount or a fee, and as a balance. */
export const Spelling: Story = {
  render: () => (
    <Gallery>
      <table>
        <thead>
          <tr>
            <th scope="col">Value</th>
            <th scope="col">Amount, fee, limit</th>
            <th scope="col">Balance</th>
          </tr>
        </thead>
        <tbody>
          {spellingExamples.map(({ value, amount, balance }) => (
            <tr key={value}>
              <th scope="row" {...maskedText()}>
                {value}
              </th>
              <td>
                <Money value={amount} unit="USDT" />
              </td>
              <td>
                <Money isBalance value={balance} unit="USDT" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Gallery>
  ),
}
export const Addresses: Story = {
  render: () => (
    <Gallery>
      <AddressText address={tronAddress} />
      <AddressText address={evmAddress} />
    </Gallery>
  ),
}
export const QrPlate: Story = {
  render: function Qr() {
    const [src, setSrc] = useState<string>()
    useEffect(() => {
      void toQrSvg(tronAddress, { type: 'svg', width: 120, margin: 2 }).then((svg) =>
        setSrc(`data:image/svg+xml,${encodeURIComponent(svg)}`),
      )
    }, [])
    return (
      <Gallery>
        <QrCode src={src} size={120} label="QR code of the address" />
        <QrCode size={120} label="Still being drawn" />
      </Gallery>
    )
  },
}
export const Details: Story = {
  render: () => (
    <Gallery>
      <DetailList>
        <Detail label="Account holder" value="Sample Clearing Client Funds" />
        <Detail
          mono
          label="Account number"
          value="000000004417"
          action={
            <IconButton label="Copy Account number">
              <Icon d={copy} />
            </IconButton>
          }
        />
        <Detail label="Reference" value="REFERENCE-WITHOUT-ANY-BREAK-0000000000000000000004417" />
      </DetailList>
      <Summary
        rows={[
          { label: 'To address', value: <AddressText address={tronAddress} /> },
          { label: 'Debited from your wallet', value: <Money value="200.50" unit="USDT" /> },
          { label: 'Fee', value: <Money value="1.00" unit="USDT" /> },
          { label: 'You receive', value: <Money value="199.50" unit="USDT" />, strong: true },
        ]}
      />
    </Gallery>
  ),
}
export const Reviews: Story = {
  render: () => (
    <Gallery>
      <ReviewProgress
        label="Review"
        steps={[
          {
            key: 'a',
            title: 'Preliminary review by your broker',
            state: 'done',
            stateText: 'Approved',
          },
          {
            key: 'b',
            title: 'Final review by the clearing institution',
            state: 'current',
            stateText: 'Under review',
            details: ['Target: within 24 hours'],
          },
          { key: 'c', title: 'Payment', state: 'waiting', stateText: 'Not started' },
        ]}
      />
      <ReviewProgress
        label="Rejected review"
        steps={[
          {
            key: 'a',
            title: 'Preliminary review by your broker',
            state: 'failed',
            stateText: 'Rejected',
            details: ['The account name does not match the account holder.'],
          },
        ]}
      />
    </Gallery>
  ),
}
export const CompanyBanner: Story = {
  render: () => (
    <Gallery>
      <Banner
        name="Fable Trust"
        lines={['Custody by Fable Trust.', 'Settlement by Sample Clearing.']}
      />
    </Gallery>
  ),
}
