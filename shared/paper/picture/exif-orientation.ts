/** Offset of the TIFF header in an Exif segment: marker, length, `Exif\0\0`. */
const tiffStart = 10
const orientationTag = 0x0112
const upright = 1

/**
 * The orientation in a JPEG's Exif segment: 1 (upright) to 8, as the Exif standard numbers them. 1
 * if it is absent or cannot be read.
 */
export const orientationIn = (segment: Uint8Array): number => {
  const tiff = segment.subarray(tiffStart)
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  try {
    const little = view.getUint16(0) === 0x4949
    const directory = view.getUint32(4, little)
    const entries = view.getUint16(directory, little)
    for (let at = directory + 2; at < directory + 2 + entries * 12; at += 12) {
      if (view.getUint16(at, little) !== orientationTag) continue
      const orientation = view.getUint16(at + 8, little)
      return orientation >= 1 && orientation <= 8 ? orientation : upright
    }
  } catch {
    // A directory that points outside its segment.
  }
  return upright
}

/** An Exif segment with the orientation and nothing else; empty for an upright picture. */
export const orientationSegment = (orientation: number): Uint8Array =>
  orientation === upright
    ? new Uint8Array()
    : // biome-ignore format: a row for each part
      Uint8Array.of(
        0xff, 0xe1, 0x00, 0x22, // APP1, 34 bytes
        0x45, 0x78, 0x69, 0x66, 0x00, 0x00, // Exif
        0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08, // TIFF, big-endian, directory at 8
        0x00, 0x01, // one entry
        0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, orientation, 0x00, 0x00,
        0x00, 0x00, 0x00, 0x00, // no further directory
      )
