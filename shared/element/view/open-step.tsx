import type { ComponentType, Context } from 'react'
import type { Catalogues } from '../../text/i18n/catalogues.ts'
import type { BaseModel } from '../model/base-model.ts'

/** The module of a view. */
export interface StepModule<Props extends object = object> {
  readonly default: ComponentType<Props>
  /** Texts of this view alone. */
  readonly catalogues?: Catalogues
}

interface StepParts<Actions, Props extends object> {
  readonly css: string
  /** Texts of all steps, if nothing has loaded them before. */
  readonly catalogues?: Catalogues
  readonly view: StepModule<Props>
  /** Gives the view its actions. */
  readonly ActionsContext: Context<Actions | undefined>
}

interface StepModel<Actions> extends Pick<BaseModel, 'addStyles' | 'loadCatalogues'> {
  readonly actions: () => Promise<Actions>
}

/** A later view in the form that `lazyPart` expects, with its styles and actions. */
export async function openStep<Actions, Props extends object>(
  { addStyles, loadCatalogues, actions }: StepModel<Actions>,
  { css, catalogues, view, ActionsContext }: StepParts<Actions, Props>,
): Promise<{ default: ComponentType<Props> }> {
  const { default: View, catalogues: own } = view
  const [value] = await Promise.all([
    actions(),
    catalogues && loadCatalogues(catalogues),
    own && loadCatalogues(own),
  ])
  addStyles(css)
  return {
    default: (props) => (
      <ActionsContext value={value}>
        <View {...props} />
      </ActionsContext>
    ),
  }
}
