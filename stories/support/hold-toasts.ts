import type { BaseModel } from '../../shared/element/model/base-model.ts'

/** Keeps toasts open. */
export const holdToasts = async ({ notifications }: BaseModel): Promise<void> => {
  const { toasts } = await notifications()
  toasts.hold(true)
}
