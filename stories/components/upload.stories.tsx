import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { maxPictureMegabytes } from '../../shared/limits.ts'
import { UploadBox, type UploadState } from '../../shared/paper/upload/UploadBox.tsx'
import { Gallery } from '../ui/Gallery.tsx'
import { guided } from './guide.ts'

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#86651c" d="M0 0h8v8H0z"/></svg>')}`
const uploads: Readonly<Record<string, UploadState>> = {
  empty: { status: 'empty' },
  preparing: { status: 'uploading', name: 'photo.jpg' },
  uploading: { status: 'uploading', progress: 0.4, name: 'slip.png', preview: picture },
  done: { status: 'done', name: 'slip.png', preview: picture },
  failed: { status: 'failed', name: 'slip.png', preview: picture },
}
const hint = `JPG or PNG, up to ${maxPictureMegabytes} MB`
const texts = {
  choose: 'Choose an image',
  replace: 'Replace',
  retry: 'Try again',
  uploading: 'Uploading',
  preparing: 'Preparing the image',
  cancel: 'Cancel',
}

const meta: Meta<typeof UploadBox> = {
  title: 'Components/Forms/Upload',
  component: UploadBox,
  ...guided({
    file: 'shared/paper/upload/UploadBox.tsx',
    purpose: 'A picture that a person gives: a slip, a signature.',
    when: ['One picture, chosen, dropped, pasted or taken with the camera.'],
    whenNot: ['Several files, or a document of many pages: there is none in the product.'],
    how: 'The picture is made smaller here before it is sent, and the box says so. Progress, cancel and another try are in the same place.',
    words: 'What to give and which files: JPG or PNG, with the largest size.',
    accessibility: 'A native file input; progress and result are announced.',
  }),
  args: {
    label: 'Remittance proof',
    hint,
    error: '',
    note: '',
    state: { status: 'empty' },
    accept: 'image/png',
    onFile: fn(),
    onRetry: fn(),
    onCancel: fn(),
    texts,
  },
  render: (args) => (
    <Gallery>
      <UploadBox {...args} />
    </Gallery>
  ),
}
export default meta

type Story = StoryObj<typeof UploadBox>

export const Playground: Story = {}
export const States: Story = {
  render: () => (
    <Gallery>
      {Object.entries(uploads).map(([name, state]) => (
        <UploadBox
          key={name}
          label={`Remittance proof, ${name}`}
          hint={hint}
          error={state.status === 'failed' ? 'Network Error' : undefined}
          note={state.status === 'done' ? 'Made smaller: 4.7 MB before, 0.9 MB now' : undefined}
          state={state}
          accept="image/png"
          onFile={fn()}
          onRetry={fn()}
          texts={texts}
          onCancel={fn()}
        />
      ))}
    </Gallery>
  ),
}
