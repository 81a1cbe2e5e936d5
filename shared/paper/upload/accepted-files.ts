/**
 * For `accept` of a file input: the kinds that browsers draw, each by type and by ending, since some
 * file managers know one and not the other. Without HEIC, an iPhone hands over a JPEG instead.
 */
export const acceptedPictures = [
  ...['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/bmp'],
  ...['.jpg', '.jpeg', '.jfif', '.png', '.webp', '.avif', '.gif', '.bmp'],
].join()

/**
 * Whether a file input offers no camera by itself: Android's photo picker has none since Android 14.
 * On an iPhone the list of the input has the camera; on a desktop no person photographs a slip.
 */
export const lacksCamera = (): boolean => {
  const { userAgent, userAgentData } = navigator as Navigator & {
    readonly userAgentData?: { readonly platform?: string }
  }
  return userAgentData?.platform === 'Android' || /\bAndroid\b/.test(userAgent)
}
