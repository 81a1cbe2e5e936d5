import { Directory, File, Paths } from 'expo-file-system'
import { printAsync } from 'expo-print'
import { isAvailableAsync, shareAsync } from 'expo-sharing'
import type { FileMessage, PrintMessage } from './messages'
import { safeName } from './protocol'

/**
 * `onFile` with Expo's modules: writes the file into the cache and shares it. It stays there until the next
 * one, because another app may still read it.
 */
export async function shareFile({
  name,
  mediaType,
  data,
}: FileMessage['detail']): Promise<boolean> {
  if (!(await isAvailableAsync())) return false
  const folder = new Directory(Paths.cache, 'trading-wallet')
  if (folder.exists) folder.delete()
  folder.create()
  const file = new File(folder, safeName(name))
  await file.write(data, { encoding: 'base64' })
  await shareAsync(file.uri, { mimeType: mediaType, dialogTitle: name })
  return true
}

/** `onPrint` with Expo's module. */
export async function printDocument({ html }: PrintMessage['detail']): Promise<boolean> {
  await printAsync({ html })
  return true
}
