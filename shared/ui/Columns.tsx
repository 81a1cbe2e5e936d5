/**
 * Facts of one choice, in columns that line up across the choices of a list; an unknown fact keeps its
 * column.
 */
export const Columns = ({ facts }: { facts: readonly (string | undefined)[] }) => (
  <span className="tw-columns">
    {facts.map((fact, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone
      <span key={at}>{`${fact ?? ''} `}</span>
    ))}
  </span>
)
