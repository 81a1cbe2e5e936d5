import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { readArguments } from '../server/arguments.ts'
import { readTrustedProxies } from '../server/trusted-proxies.ts'
import type { Env } from './env.ts'
import { sourceOf } from './source.ts'

/** The source of a request from `peer`, behind the proxies of a setting. */
async function seen(setting: string, peer: string, forwarded?: string): Promise<string> {
  const deps = { trustedProxies: readTrustedProxies(setting) }
  const app = new Hono<Env>().get('/', (c) => c.text(sourceOf(c, deps)))
  const socket = { remoteAddress: peer, end: () => {}, destroy: () => {} }
  const headers = { ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) }
  return (await app.request('/', { headers }, { incoming: { socket } })).text()
}

const two = '10.0.0.1, 192.168.0.0/16'

test.each([
  ['no proxy is trusted by default', '', '10.0.0.1', '203.0.113.9', '10.0.0.1'],
  ['nor with 0', '0', '10.0.0.1', '203.0.113.9', '10.0.0.1'],
  ['one proxy names its caller', '1', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['what the caller wrote is not read', '1', '10.0.0.1', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
  ['two proxies', '2', '10.0.0.1', '1.1.1.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ['a proxy that names nobody', '1', '10.0.0.1', undefined, '10.0.0.1'],
  ['a proxy that names no address', '1', '10.0.0.1', 'unknown, _hidden', '10.0.0.1'],
  ['a known proxy', two, '10.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['a chain of known proxies', two, '10.0.0.1', '1.1.1.1, 203.0.113.9, 192.168.7.7', '203.0.113.9'],
  ['an unknown caller that pretends', two, '203.0.113.9', '10.0.0.1', '203.0.113.9'],
  ['all are proxies', two, '10.0.0.1', '192.168.1.1', '192.168.1.1'],
  ['an address with a port', '1', '10.0.0.1', '203.0.113.9:4711', '203.0.113.9'],
  ['IPv4 in IPv6', two, '::ffff:10.0.0.1', '::ffff:203.0.113.9', '203.0.113.9'],
  ['IPv4 in hex digits of IPv6', '1', '10.0.0.1', '::ffff:cb00:7109', '203.0.113.9'],
  ['IPv6 counts by its network', '', '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
  ['in any spelling', '1', '10.0.0.1', '[2001:0DB8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['with zeros', '', '2001:db8::1', undefined, '2001:db8:0:0::/64'],
  ['with a zone', '', 'fe80::1%eth0', undefined, 'fe80:0:0:0::/64'],
  ['the machine itself', '', '::1', undefined, '0:0:0:0::/64'],
])('%s', async (_, setting, peer, forwarded, source) => {
  expect(await seen(setting, peer, forwarded)).toBe(source)
})

test.each(['nginx', '10.0.0.0/33', '10.0.0.1/x', '::1/129', '1.2.3', '10.0.0.0/8/8'])(
  'a setting that is not understood is refused: %s',
  (setting) => {
    expect(() => readArguments(['--trusted-proxies', setting], {})).toThrow(
      'is no address of a proxy',
    )
  },
)
