import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { plugins } from './tools/build/vite-plugins.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Milliseconds for one test. A machine may be slow, and busy with other things. */
const testTimeout = 60_000

/** For what a test awaits with `expect.poll`: an import, an answer, a render of React. */
const poll = { timeout: 30_000 }

const limits = { testTimeout, hookTimeout: testTimeout, expect: { poll } }

/** The projects run one after the other, so that a process continues with files of its project. */
const place = (groupOrder: number) => ({ sequence: { groupOrder } })

/** What every project but the sandbox has: modules that are imported as they are needed. */
const setupFiles = at('tools/test-setup.ts')

const define = { 'process.env.NODE_ENV': '"test"' }

/**
 * Tests that need a process of their own: they replace a module by `vi.mock`, which other tests would
 * get as well, or import one that runs as it is imported.
 */
const isolated = [
  'shared/element/model/{current-person,notification-loader,reporting,session-calls}.dom.test.ts',
  'site/app/{boot,open-in-language}.dom.test.ts',
  'site/{analytics/consent,enquiry/EnquiryForm,holder/use-holder,layout/footer/Footer,pages/{account,wallet}/Page}.test.tsx',
  'elements/fund-lookup/model/model.dom.test.ts',
]

const folders = '{elements,shared,tools,site,stories,native}'
/** Tests of what a change of the elements or the site does not touch: only the full run has them. */
const rarely = process.env.FULL ? ['engravings/**/*.test.ts'] : []
const inDom = [`${folders}/**/*.test.tsx`, `${folders}/**/*.dom.test.ts`]

export default defineConfig({
  root: at('.'),
  plugins: plugins(),
  test: {
    // The default leaves a core to other programs.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...limits,
          name: 'sandbox',
          ...place(0),
          environment: 'node',
          isolate: false,
          // Threads of one process compile the database's WebAssembly once.
          pool: 'threads',
          include: ['{sandbox,contract,preview}/**/*.test.{ts,tsx}'],
          globalSetup: at('sandbox/testing/database-template.ts'),
          // Setting up opens a database.
          hookTimeout: 3 * testTimeout,
        },
      },
      {
        extends: true,
        define,
        test: {
          ...limits,
          name: 'unit',
          setupFiles,
          ...place(1),
          environment: 'node',
          isolate: false,
          include: [`${folders}/**/*.test.ts`, ...rarely],
          exclude: inDom,
        },
      },
      {
        extends: true,
        define,
        test: {
          ...limits,
          name: 'dom',
          setupFiles,
          ...place(2),
          environment: 'happy-dom',
          isolate: false,
          include: inDom,
          exclude: isolated,
        },
      },
      {
        extends: true,
        define,
        test: {
          ...limits,
          name: 'isolated',
          setupFiles,
          ...place(3),
          environment: 'happy-dom',
          // A context of its own for each file takes half the time of a process.
          pool: 'vmThreads',
          include: isolated,
        },
      },
    ],
  },
})
