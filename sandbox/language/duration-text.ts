import { type Message, msg } from './msg.ts'

/** A wait as text: in seconds up to a minute, then in whole minutes, and above two hours in hours. */
export function durationText(seconds: number): Message {
  if (seconds === 1) return msg('1 second')
  if (seconds <= 60) return msg('{seconds} seconds', { seconds })
  const hours = Math.ceil(seconds / 3600)
  if (hours > 2) return msg('{hours} hours', { hours })
  return msg('{minutes} minutes', { minutes: Math.ceil(seconds / 60) })
}
