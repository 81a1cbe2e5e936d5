import { expect, it } from 'vitest'
import { isName } from './person-name.ts'

it.each(['x', 'Ø', '李', '김', 'محمد', 'क्षितिज', 'R2-D2', 'O’Neil', '\u200fמשה', 'علی\u200cرضا'])(
  '%s is a name',
  (name) => expect(isName(name)).toBe(true),
)

it.each([
  ['no letter', ['', ' ', '.', '7']],
  [
    'no letter that can be seen',
    ['\u200b\u2060', '\u3164', '\u2800', '\u00ad\u034f', '\u200e\u200f'],
  ],
  ['a mark that reverses it', ['\u202eada', 'Ada \u202dOne\u202c', '\u2067Ada\u2069']],
])('A text with %s is no name', (_, texts) => {
  for (const text of texts) expect(isName(text), JSON.stringify(text)).toBe(false)
})
