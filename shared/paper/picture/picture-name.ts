/**
 * The name of a picture to upload. Not the file's own: that one says more of the person than the
 * picture does, and may hold path parts and marks that reverse it.
 */
export const pictureName = (type: string): string =>
  type === 'image/png' ? 'picture.png' : 'picture.jpg'
