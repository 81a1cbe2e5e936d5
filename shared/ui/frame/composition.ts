import type { KeyboardEvent } from 'react'

/** Whether a key belongs to the composition of a word; of the Enter that ends it Safari says so by its code alone. */
export const isComposingKey = ({
  isComposing,
  keyCode,
}: Pick<globalThis.KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  isComposing || keyCode === 229

export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean => isComposingKey(nativeEvent)

/** For `onKeyDown` of an input: an Enter that ends the composition of a word sends nothing. */
export const preventSubmitWhileComposing = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
}
