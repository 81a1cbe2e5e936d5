export interface WayProps<Step extends string> {
  /** The names of the steps, in their order. */
  readonly names: Readonly<Partial<Record<Step, string>>>
  readonly step: Step
  /** Announced when the step changes, for example `Step 2 of 3`. */
  readonly announcement: string
}

/** The names of the steps, with the current one marked. */
export const Way = <Step extends string>({ names, step, announcement }: WayProps<Step>) => (
  <>
    <p className="tw-hidden" role="status">
      {announcement}
    </p>
    <ol className="tw-way">
      {Object.entries<string | undefined>(names).map(([each, name]) => (
        <li key={each} aria-current={each === step && 'step'}>
          {name}
        </li>
      ))}
    </ol>
  </>
)
