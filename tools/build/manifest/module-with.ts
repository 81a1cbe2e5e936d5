import { hostParts, hostVariables } from '../../../shared/ui/theme/host-variables.ts'
import { classNameOf } from './types.ts'

/** What a page can style. */
const styling = {
  cssParts: Object.entries(hostParts).map(([name, description]) => ({ name, description })),
  cssProperties: hostVariables.map(({ name, initial, meaning }) => ({
    name,
    description: meaning,
    default: initial,
  })),
}

/** A module of a Custom Elements Manifest that defines one tag. */
export const moduleWith = <
  Described extends { readonly path: string; readonly tagName: string; readonly summary: string },
>({
  path,
  ...described
}: Described) => {
  const name = `${classNameOf(described.tagName)}Element`
  return {
    kind: 'javascript-module',
    path,
    summary: described.summary,
    declarations: [
      {
        kind: 'class',
        customElement: true,
        name,
        superclass: { name: 'HTMLElement', package: 'global:' },
        ...described,
        ...styling,
      },
    ],
    exports: [
      {
        kind: 'custom-element-definition',
        name: described.tagName,
        declaration: { name, module: path },
      },
    ],
  } as const
}
