const paint = (canvas: HTMLCanvasElement | null) => {
  const context = canvas?.getContext('2d')
  if (!context) return
  // As the style sheet's paper.
  context.fillStyle = '#fbf8f2'
  context.fillRect(0, 0, 1, 1)
}

/**
 * The paper under a signature as a pixel, stretched over its box. Ink is pixels: a browser that
 * darkens pages by itself darkens a background of CSS and leaves pixels as they are, so that dark ink
 * would lie on dark paper.
 */
export const PaperPixels = () => <canvas ref={paint} className="tw-ground" width={1} height={1} />
