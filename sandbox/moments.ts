export const inSeconds = (from: Date, seconds: number): Date =>
  new Date(from.getTime() + seconds * 1000)

export const inMinutes = (from: Date, minutes: number): Date => inSeconds(from, minutes * 60)
