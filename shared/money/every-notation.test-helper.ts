const letters = [...'abcdefghijklmnopqrstuvwxyz']

const languages = Intl.NumberFormat.supportedLocalesOf(
  letters.flatMap((a) => letters.flatMap((b) => [a + b, ...letters.map((c) => a + b + c)])),
).filter((tag) => !tag.includes('-'))

/** Regions that write numbers in another way than others of their language. */
const regions = 'AE AF AR AT BD BE BR CA CH CR DE EG ES FR GB IN IR LI MA MX PK PT US ZA'.split(' ')

/** A language tag for each way in which this runtime writes numbers. */
export function everyNotation(): string[] {
  const tagOf = new Map<string, string>()
  for (const language of languages) {
    for (const tag of [language, ...regions.map((region) => `${language}-${region}`)]) {
      const { format } = new Intl.NumberFormat(tag, { minimumFractionDigits: 2 })
      const sample = [1234567.5, 12345.5, 1234.5].map(format).join(' | ')
      if (!tagOf.has(sample)) tagOf.set(sample, tag)
    }
  }
  return [...tagOf.values()]
}
