import type { BaseModel } from '../../shared/element/view/base-model.ts'

/** Keeps toasts open. */
export const holdToasts = async ({ speech }: BaseModel): Promise<void> => {
  const { toasts } = await speech()
  toasts.hold(true)
}
