import { rgbOf } from './contrast.ts'

/** `#0d0c0a` as a colour of the Design Tokens format, 2025.10; for documents and Storybook. */
export const colourToken = (hex: string) => ({
  colorSpace: 'srgb',
  components: rgbOf(hex).map((part) => Number((part / 255).toFixed(4))),
  hex,
})
