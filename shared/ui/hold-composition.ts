import type { KeyboardEvent } from 'react'

/** Whether a key belongs to the composition of a word; of the Enter that ends it Safari says so by its code alone. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229

/** For `onKeyDown` of an input: an Enter that ends the composition of a word sends nothing. */
export const holdComposition = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
}
