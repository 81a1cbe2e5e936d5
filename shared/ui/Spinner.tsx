/** Turns while something is under way; as large as the text around it. Silent: say it in words. */
export const Spinner = () => <span className="tw-spinner" aria-hidden="true" />
