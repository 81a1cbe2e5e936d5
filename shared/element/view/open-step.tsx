import type { ComponentType, Context } from 'react'
import type { Catalogues } from '../../i18n/catalogues.ts'
import type { BaseModel } from './base-model.ts'

interface StepParts<Later> {
  readonly css: string
  readonly catalogues: Catalogues
  readonly view: Promise<{ default: ComponentType }>
  /** How the view gets what it acts by. */
  readonly LaterContext: Context<Later | undefined>
}

interface StepModel<Later> extends Pick<BaseModel, 'adopt' | 'loadCatalogues'> {
  readonly later: () => Promise<Later>
}

/** A later view as React's `lazy` wants it, once its words, its styles and what it acts by are here as well. */
export async function openStep<Later>(
  { adopt, loadCatalogues, later }: StepModel<Later>,
  { css, catalogues, view, LaterContext }: StepParts<Later>,
): Promise<{ default: ComponentType }> {
  const [{ default: View }, value] = await Promise.all([view, later(), loadCatalogues(catalogues)])
  adopt(css)
  return {
    default: () => (
      <LaterContext value={value}>
        <View />
      </LaterContext>
    ),
  }
}
