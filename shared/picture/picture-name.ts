/** The name of a file to upload: its own, with the extension of its real type. */
export const pictureName = (name: string, type: string): string => {
  const dot = name.lastIndexOf('.')
  const [stem, extension] = dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot + 1)]
  const fits = (type === 'image/png' ? /^png$/i : /^jpe?g$/i).test(extension)
  return `${stem || 'picture'}.${fits ? extension : type === 'image/png' ? 'png' : 'jpg'}`
}
