import type { BaseModel } from '../../shared/element/view/base-model.ts'

/** What is said stays, and a story shows it for as long as one looks. */
export const holdToasts = async ({ speech }: BaseModel): Promise<void> => {
  const { toasts } = await speech()
  toasts.hold(true)
}
