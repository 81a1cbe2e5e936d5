import { basename, join } from 'node:path'
import { packElements } from './pack.ts'

/* `npm run package`: packs the built elements into the folder of the project. */

const root = join(import.meta.dirname, '../..')
console.log(basename(packElements(root, root).path))
