import type { ComponentType, Context } from 'react'
import type { Catalogues } from '../../i18n/catalogues.ts'
import type { BaseModel } from './base-model.ts'

interface StepParts<Actions> {
  readonly css: string
  readonly catalogues: Catalogues
  readonly view: Promise<{ default: ComponentType }>
  /** Gives the view its actions. */
  readonly ActionsContext: Context<Actions | undefined>
}

interface StepModel<Actions> extends Pick<BaseModel, 'adopt' | 'loadCatalogues'> {
  readonly actions: () => Promise<Actions>
}

/** A later view in the form that React's `lazy` expects, with its texts, styles and actions loaded. */
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
