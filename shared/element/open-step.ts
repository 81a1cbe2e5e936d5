import type { ComponentType } from 'react'
import type { Catalogues } from '../i18n/texts.ts'
import type { BaseModel } from './base-model.ts'

export interface StepParts<Props> {
  readonly css: string
  readonly catalogues: Catalogues
  readonly view: Promise<{ default: ComponentType<Props> }>
}

/** A later view as React's `lazy` wants it, once its words and styles are here as well. */
export async function openStep<Props>(
  { adopt, texts }: Pick<BaseModel, 'adopt' | 'texts'>,
  { css, catalogues, view }: StepParts<Props>,
): Promise<{ default: ComponentType<Props> }> {
  const [step] = await Promise.all([view, texts.add(catalogues)])
  adopt(css)
  return step
}
