/** Dark, because the canvas is light in both themes, and so is paper. */
export const inkColour = '#15120c'
export const inkRgb = [0x15, 0x12, 0x0c] as const
