import type { ComponentType, Context } from 'react'
import type { Catalogues } from '../../i18n/catalogues.ts'
import type { BaseModel } from './base-model.ts'

interface StepParts<Actions> {
  readonly css: string
  readonly catalogues: Catalogues
  readonly view: Promise<{ default: ComponentType }>
  /** How the view gets what it acts by. */
  readonly ActionsContext: Context<Actions | undefined>
}

interface StepModel<Actions> extends Pick<BaseModel, 'adopt' | 'loadCatalogues'> {
  readonly actions: () => Promise<Actions>
}

/** A later view as React's `lazy` wants it, once its words, its styles and what it acts by are here as well. */
export async function openStep<Actions>(
  { adopt, loadCatalogues, actions }: StepModel<Actions>,
  { css, catalogues, view, ActionsContext }: StepParts<Actions>,
): Promise<{ default: ComponentType }> {
  const [{ default: View }, value] = await Promise.all([
    view,
    actions(),
    loadCatalogues(catalogues),
  ])
  adopt(css)
  return {
    default: () => (
      <ActionsContext value={value}>
        <View />
      </ActionsContext>
    ),
  }
}
