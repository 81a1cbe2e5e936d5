import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { HeadingLocale } from '../site/server/heading-font.ts'
import {
  headingFontFile,
  headingFontOptions,
  lettersMissingIn,
  lettersOfHeadings,
} from './build/heading-fonts.ts'
import { installAside } from './install-aside.ts'

/*
 * `npm run fonts`: cuts the display fonts in `site/fonts` to the letters that the texts have now. The
 * whole fonts have 60,000 letters and 60 MB.
 */

const packages: Readonly<Record<HeadingLocale, { name: string; version: string; file: string }>> = {
  zh: { name: 'noto-serif-tc', version: '0.4.4', file: 'NotoSerifTC_500Medium.ttf' },
  ja: { name: 'noto-serif-jp', version: '0.4.3', file: 'NotoSerifJP_500Medium.ttf' },
  ko: { name: 'noto-serif-kr', version: '0.4.3', file: 'NotoSerifKR_500Medium.ttf' },
}

const installed = installAside(
  'whole-fonts',
  ...Object.values(packages).map(({ name, version }) => `@expo-google-fonts/${name}@${version}`),
)

for (const locale of Object.keys(packages) as HeadingLocale[]) {
  const { name, file } = packages[locale]
  const whole = readFileSync(join(installed, '@expo-google-fonts', name, '500Medium', file))
  const letters = lettersOfHeadings(locale)
  const missing = await lettersMissingIn(whole, letters)
  if (missing.length > 0) throw new Error(`Noto Serif has no ${missing.join(' ')} for ${locale}`)
  const cut = await subsetFont(whole, [...letters].join(''), {
    ...headingFontOptions,
    targetFormat: 'woff2',
  })
  writeFileSync(headingFontFile(locale), cut)
  console.log(`${headingFontFile(locale)}: ${letters.size} letters, ${cut.length} bytes`)
}
