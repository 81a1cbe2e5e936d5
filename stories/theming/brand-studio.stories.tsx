import type { Meta, StoryObj } from '@storybook/react-vite'
import { use } from 'react'
import { useArgs } from 'storybook/preview-api'
import { StoryGlobals } from '../../.storybook/story-globals.ts'
import { BrandStudio } from '../studio/BrandStudio.tsx'
import { firstBrand, type StudioBrand } from '../studio/brand.ts'
import { Embedded } from './Embedded.tsx'

/** The address of the page has the brand, so that a link opens it again. */
const meta: Meta<StudioBrand> = {
  title: 'Theming/Brand studio',
  tags: ['!test'],
  args: firstBrand,
  parameters: { controls: { disable: true } },
  globals: { viewport: { value: 'wide' } },
  render: function Studio(brand) {
    const { theme } = use(StoryGlobals)
    const [, setBrand] = useArgs<StudioBrand>()
    return (
      <BrandStudio
        brand={brand}
        theme={theme === 'light' ? 'light' : 'dark'}
        onChange={setBrand}
        show={({ name, locale, ...own }) => (
          <Embedded name={name} own={{ appLang: locale, ...own }} />
        )}
      />
    )
  },
}
export default meta

export const BrandStudioStory: StoryObj<StudioBrand> = { name: 'Brand studio' }
