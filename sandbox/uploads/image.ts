const formats = [
  { ending: 'png', type: 'image/png', begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { ending: 'jpg', type: 'image/jpeg', begins: [0xff, 0xd8, 0xff] },
] as const

/** The format of an image by its content, whatever its name says; `undefined` if not allowed. */
export const imageFormat = (bytes: Uint8Array) =>
  formats.find(({ begins }) => begins.every((byte, index) => bytes[index] === byte))
