/** Dark on the light plate of both themes, and on the paper it may be printed on. */
export const inkColour = '#15120c'
export const inkRgb = [0x15, 0x12, 0x0c] as const
