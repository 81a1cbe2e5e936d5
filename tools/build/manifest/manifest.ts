import { kebab } from '../../../shared/element/entry/attributes.ts'
import { hostParts, hostVariables } from '../../../shared/ui/theme/host-variables.ts'
import type { DescribedElement } from './elements.ts'
import { previewModule } from './preview.ts'
import { classNameOf, defaultOf, detailOf, methodsOf, typeOf } from './types.ts'

/** What a page can style. */
const styling = {
  cssParts: Object.entries(hostParts).map(([name, description]) => ({ name, description })),
  cssProperties: hostVariables.map(({ name, initial, meaning }) => ({
    name,
    description: meaning,
    default: initial,
  })),
}

/** One element as a module of a Custom Elements Manifest. */
const moduleOf = ({ declaration, docs }: DescribedElement) => {
  const path = `dist/widgets/${declaration.tag}.js`
  const name = `${classNameOf(declaration.tag)}Element`
  const fields = Object.entries(declaration.properties).map(([property, declared]) => {
    const words = docs.properties[property]
    return {
      property,
      ...(declared.type !== 'callback' && { attribute: kebab(property) }),
      shared: {
        description: `${words?.description} Values: ${words?.values}.`,
        type: { text: typeOf(declared) },
        default: defaultOf(declared),
      },
    }
  })
  return {
    kind: 'javascript-module',
    path,
    summary: docs.summary,
    declarations: [
      {
        kind: 'class',
        customElement: true,
        name,
        tagName: declaration.tag,
        summary: docs.summary,
        superclass: { name: 'HTMLElement', package: 'global:' },
        attributes: fields.flatMap(({ property, attribute, shared }) =>
          attribute ? [{ name: attribute, fieldName: property, ...shared }] : [],
        ),
        members: [
          ...fields.map(({ property, attribute, shared }) => ({
            kind: 'field',
            name: property,
            ...(attribute && { attribute }),
            privacy: 'public',
            // No property is written back: a token never shows in the document.
            reflects: false,
            ...shared,
          })),
          ...methodsOf({ docs }).map(({ name, description, parameters, returns }) => ({
            kind: 'method',
            name,
            privacy: 'public',
            description,
            parameters: Object.entries(parameters).map(([parameter, type]) => ({
              name: parameter,
              type: { text: type },
            })),
            return: { type: { text: returns } },
          })),
        ],
        events: Object.entries(docs.events).map(([type, event]) => ({
          name: type,
          description: event.description,
          type: { text: `CustomEvent<${detailOf(event.detail)}>` },
        })),
        slots: Object.entries(docs.slots).map(([name, description]) => ({
          name,
          description,
        })),
        ...styling,
      },
    ],
    exports: [
      {
        kind: 'custom-element-definition',
        name: declaration.tag,
        declaration: { name, module: path },
      },
    ],
  } as const
}

/** The slots that some element has. */
const slotsOf = (elements: readonly DescribedElement[]): DescribedElement['docs']['slots'] =>
  Object.assign({}, ...elements.map(({ docs }) => docs.slots))

/** A Custom Elements Manifest, schema 2.1.0. Paths are relative to the root of the package. */
export const manifestOf = (elements: readonly DescribedElement[]) =>
  ({
    schemaVersion: '2.1.0',
    modules: [
      ...elements.map(moduleOf),
      ...elements.slice(0, 1).map((element) => previewModule(element, slotsOf(elements), styling)),
    ],
  }) as const
