import { type ScenarioName, scenarioNames, scenarios } from '../../preview/scenarios.ts'

/** A screen that people ask for by name. */
export interface NamedScreen {
  /** What `<tw-preview>` calls it. */
  readonly preview: ScenarioName
  readonly title: string
  /** The id of its story. */
  readonly story: string
}

/** Twenty screens by the names that people use for them. *Find a screen* lists them. */
export const namedScreens: readonly NamedScreen[] = scenarioNames.flatMap((preview) => {
  const { title, story } = scenarios[preview]
  return story ? [{ preview, title, story }] : []
})
