/** CRC-16/XMODEM (polynomial 0x1021, initially 0), which addresses of TON and Stellar end with. */
export const crc16 = (bytes: Uint8Array): number => {
  let crc = 0
  for (const byte of bytes) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) {
      crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff
    }
  }
  return crc
}
