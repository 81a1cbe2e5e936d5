import { kebab } from '../../../shared/element/entry/attributes.ts'
import type { DescribedElement } from './elements.ts'
import { moduleWith } from './module-with.ts'
import { previewModule } from './preview.ts'
import { defaultOf, detailOf, methodsOf, typeOf } from './types.ts'

/** One element as a module of a Custom Elements Manifest. */
const moduleOf = ({ declaration, docs }: DescribedElement) => {
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
  return moduleWith({
    path: `dist/widgets/${declaration.tag}.js`,
    tagName: declaration.tag,
    summary: docs.summary,
    attributes: fields.flatMap(({ property, attribute, shared }) =>
      attribute ? [{ name: attribute, fieldName: property, ...shared }] : [],
    ),
    members: [
      ...fields.map(({ property, attribute, shared }) => ({
        kind: 'field' as const,
        name: property,
        ...(attribute && { attribute }),
        privacy: 'public' as const,
        // No property is written back: a token never shows in the document.
        reflects: false,
        ...shared,
      })),
      ...methodsOf({ docs }).map(({ name, description, parameters, returns }) => ({
        kind: 'method' as const,
        name,
        privacy: 'public' as const,
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
    slots: Object.entries(docs.slots).map(([name, description]) => ({ name, description })),
  })
}

/** A Custom Elements Manifest, schema 2.1.0. Paths are relative to the root of the package. */
export const manifestOf = (elements: readonly DescribedElement[]) =>
  ({
    schemaVersion: '2.1.0',
    modules: [...elements.map(moduleOf), ...elements.slice(0, 1).map(previewModule)],
  }) as const
