import { expect, test } from 'vitest'
import { startTagsOf } from './start-tags.ts'

test('tags are read as a browser reads them', () => {
  const html = `<!doctype html>
<!-- <tw-wallet token="in a comment"> -->
<TW-Transfer Token='a "quoted" one' is-usd api-base=https://api.test/ title="a > b &amp; c" token=second>
</TW-Transfer>`
  expect(startTagsOf(html)).toEqual([
    {
      name: 'tw-transfer',
      attributes: {
        token: 'a "quoted" one',
        'is-usd': '',
        'api-base': 'https://api.test/',
        title: 'a > b & c',
      },
      content: '',
      line: 3,
    },
  ])
})

test('a script holds text and no tags, also if it does not end', () => {
  const tags = startTagsOf(
    '<script type="importmap">{"a": "<b>"}</script><p><script>const x = "<i>"',
  )
  expect(tags.map(({ name, content }) => [name, content])).toEqual([
    ['script', '{"a": "<b>"}'],
    ['p', ''],
    ['script', 'const x = "<i>"'],
  ])
})
