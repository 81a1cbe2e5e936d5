/** Rows as aligned text; after the first, columns of figures are right-aligned. */
export function textTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, at) =>
    Math.max(head.length, ...rows.map((row) => (row[at] ?? '').length)),
  )
  const isFigure = heads.map((_, at) => rows.every((row) => /^[\d.,–-]*$/.test(row[at] ?? '')))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) =>
        isFigure[at] ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0),
      )
      .join('  ')
      .trimEnd()
  return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

/** Rows as a Markdown table. */
export const markdownTable = (
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string => {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
  return [line(heads), `|${heads.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n')
}
