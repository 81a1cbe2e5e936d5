/**
 * What runs before each file of unit tests. Files share a process, and an import that is still under
 * way when a file ends fails, for the next file that imports the module as well.
 */
import { afterAll, vi } from 'vitest'

afterAll(() => vi.dynamicImportSettled())
