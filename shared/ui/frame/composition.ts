import type { KeyboardEvent } from 'react'

/** Whether a key press belongs to text composition. Safari marks the Enter that ends it only by key code 229. */
export const isComposingKey = ({
  isComposing,
  keyCode,
}: Pick<globalThis.KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  isComposing || keyCode === 229

export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean => isComposingKey(nativeEvent)

/** For `onKeyDown` of an input: the Enter that ends text composition does not submit. */
export const preventSubmitWhileComposing = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
}
