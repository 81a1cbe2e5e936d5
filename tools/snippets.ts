/** A block of code under a comment that names the file it is taken from. */
const snippet = /<!-- (examples\/\S+) -->\n\n```(\w+)\n[\s\S]*?```/g

/**
 * A document with the files of examples in the blocks under their names, so that what it shows is what
 * the tests build and run.
 *
 * @param read the text of a file by its path in the project
 */
export const withSnippets = (document: string, read: (path: string) => string): string =>
  document.replace(snippet, (_, path: string, language: string) =>
    [`<!-- ${path} -->`, '', `\`\`\`${language}`, `${read(path).trimEnd()}`, '```'].join('\n'),
  )
