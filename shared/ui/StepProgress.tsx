interface StepProgressProps<Step extends string> {
  /** The names of the steps, in their order. */
  readonly names: Readonly<Partial<Record<Step, string>>>
  readonly step: Step
  /** Announced when the step changes, for example `Step 2 of 3`. */
  readonly announcement: string
}

/** The names of the steps, with the current one marked. */
export const StepProgress = <Step extends string>({
  names,
  step,
  announcement,
}: StepProgressProps<Step>) => (
  <>
    <p className="tw-hidden" role="status">
      {announcement}
    </p>
    <ol className="tw-step-progress">
      {Object.entries<string | undefined>(names).map(([each, name]) => (
        <li key={each} aria-current={each === step && 'step'}>
          {name}
        </li>
      ))}
    </ol>
  </>
)
