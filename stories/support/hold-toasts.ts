import type { ModelParts } from '../../shared/element/model/parts.ts'

/** Keeps toasts open. */
export const holdToasts = async ({ messages }: Pick<ModelParts, 'messages'>): Promise<void> => {
  const { toasts } = await messages.notifications()
  toasts.hold(true)
}
