import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pack } from './pack.ts'

/*
 * Checks the package for React Native as it is installed: packs it, installs it with React Native, Expo's
 * modules and the webview from the registry into an empty project, type-checks it, its example and an app
 * that uses it, and runs its tests there. `e2e/react-native` draws the example in a browser.
 */

const root = join(import.meta.dirname, '../..')
const source = join(root, 'native/react-native')
const folder = join(root, '.cache/react-native')
const project = join(folder, 'project')
const installed = join(project, 'node_modules/trading-wallet-react-native')
const bin = (name: string) => join(root, 'node_modules/.bin', name)

rmSync(folder, { recursive: true, force: true })
mkdirSync(project, { recursive: true })
const tarball = pack(source, folder)
const unwanted = tarball.files.filter(
  (path) => !/^(package\.json|README\.md|src\/[\w-]+\.tsx?)$/.test(path),
)
if (unwanted.length > 0) throw new Error(`unexpected files: ${unwanted.join(', ')}`)

writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
const peers = [
  'react',
  '@types/react',
  'react-native@0.86',
  'react-native-webview@16',
  'expo-file-system',
  'expo-print',
  'expo-sharing',
]
// Expo's modules name the whole of Expo as a peer, which no type needs.
const flags = [
  '--no-audit',
  '--no-fund',
  '--ignore-scripts',
  '--legacy-peer-deps',
  '--prefer-offline',
]
execFileSync('npm', ['install', ...flags, tarball.path, ...peers], { cwd: project, stdio: 'pipe' })

/** What an app may write; a line with `@ts-expect-error` must not compile. */
writeFileSync(
  join(project, 'app.tsx'),
  `import { useRef } from 'react'
import { TradingWallet, type TradingWalletHandle } from 'trading-wallet-react-native'
import { printDocument, shareFile } from 'trading-wallet-react-native/expo'

export function Screen({ token, leave }: { token: string; leave: () => void }) {
  const wallet = useRef<TradingWalletHandle>(null)
  return (
    <TradingWallet
      ref={wallet}
      element="tw-transfer"
      page="https://wallet.example.com/wallet.html"
      token={token}
      renewToken={async () => token}
      onFile={shareFile}
      onPrint={printDocument}
      onStep={({ title, canGoBack }) => console.log(title.length, canGoBack === true)}
      onSuccess={({ kind }) => console.log(kind.length)}
      onLeave={leave}
    />
  )
}
// @ts-expect-error no such element
export const wrong = <TradingWallet element="tw-other" page="https://a.example" onLeave={() => {}} />
`,
)
cpSync(join(source, 'example/App.tsx'), join(project, 'example.tsx'))
cpSync(join(source, 'tsconfig.json'), join(project, 'tsconfig.base.json'))
writeFileSync(
  join(project, 'tsconfig.json'),
  JSON.stringify({ extends: './tsconfig.base.json', include: ['*.tsx'] }),
)
const tsc = spawnSync(bin('tsc'), ['-p', project], { encoding: 'utf8' })
if (tsc.status !== 0) throw new Error(`tsc\n${tsc.stdout}`)

// Beside the installed sources, as in the repository.
const tested = join(project, 'tested/react-native')
cpSync(join(installed, 'src'), join(tested, 'src'), { recursive: true })
cpSync(join(source, 'test'), join(tested, 'test'), { recursive: true })
cpSync(join(root, 'native/messages.examples.json'), join(project, 'tested/messages.examples.json'))
writeFileSync(join(project, 'vitest.config.js'), 'export default {}')
const vitest = spawnSync(bin('vitest'), ['run', '--root', project, 'tested'], { encoding: 'utf8' })
if (vitest.status !== 0) throw new Error(`vitest\n${vitest.stdout}${vitest.stderr}`)

console.log(`React Native: ${tarball.files.length} files, type-checked and tested`)
