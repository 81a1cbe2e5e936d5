/** A remittance slip as a PNG. */
export async function slip(name = 'slip.png'): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 480
  canvas.height = 320
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.fillStyle = '#fbf8f2'
    pen.fillRect(0, 0, 480, 320)
    pen.fillStyle = '#1d1a14'
    pen.font = '28px serif'
    pen.fillText('Remittance 2,500.00 USD', 40, 80)
    pen.strokeStyle = '#86651c'
    for (let y = 120; y < 300; y += 30) pen.strokeRect(40, y, 400, 0)
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return new File(blob ? [blob] : [], name, { type: 'image/png' })
}
