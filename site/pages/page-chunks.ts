/**
 * Pages that are alike, by their folders: the build makes one chunk of them and of what they have in
 * common, with this name.
 */
export const pageChunks: Readonly<Record<string, readonly string[]>> = {
  'holder-page': ['transfer', 'wallet', 'wallet-history', 'bind-card'],
  'account-page': ['login', 'register', 'reset-password'],
}
