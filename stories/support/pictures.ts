export const emptyFile = async (): Promise<File> => new File([], 'empty.png', { type: 'image/png' })
export const renamedFile = async (): Promise<File> =>
  new File(['This is only text.'], 'not-a-picture.jpg', { type: 'image/jpeg' })
