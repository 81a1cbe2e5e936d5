import type { Meta, StoryObj } from '@storybook/react-vite'
import { toString as toQrSvg } from 'qrcode'
import { useEffect, useState } from 'react'
import { qrMargin, qrWidth } from '../../shared/limits.ts'
import { QrCode } from '../../shared/ui/QrCode.tsx'
import { tronAddress } from '../transfer/fixtures.ts'
import { Gallery } from '../ui/Gallery.tsx'
import { guided } from './guide.ts'

const meta: Meta<typeof QrCode> = {
  title: 'Components/Facts/QR code',
  component: QrCode,
  ...guided({
    file: 'shared/ui/QrCode.tsx',
    purpose: 'An address for the camera of another device.',
    when: ['The reader pays from a phone, and reads this on another screen.'],
    whenNot: ['On the phone that pays: the address to copy comes first.'],
    how: 'White in both themes, with its quiet zone. Its place is kept while it is drawn.',
    words: 'Its description says what it contains.',
    accessibility: 'An image with a name; the same address is beside it as text.',
  }),
}
export default meta

type Story = StoryObj<typeof QrCode>

export const States: Story = {
  render: function Qr() {
    const [src, setSrc] = useState<string>()
    useEffect(() => {
      void toQrSvg(tronAddress, { type: 'svg', width: qrWidth, margin: qrMargin }).then((svg) =>
        setSrc(`data:image/svg+xml,${encodeURIComponent(svg)}`),
      )
    }, [])
    return (
      <Gallery>
        <QrCode src={src} size={qrWidth} label="QR code of the address" />
        <QrCode size={qrWidth} label="Still being drawn" />
      </Gallery>
    )
  },
}
