import type { Meta } from '@storybook/react-vite'
import { list } from '../support/fake-server.ts'
import { find } from '../support/shadow-queries.ts'
import { type ContractStory, contractMeta } from './ContractScreen.ts'
import {
  contract,
  datelessRecord,
  germanText,
  longContract,
  plainRecord,
  record,
} from './fixtures.ts'
import { submitted } from './scenarios.ts'

const meta: Meta<typeof contractMeta.component> = {
  ...contractMeta,
  title: 'Screens/Agreement/Signed',
  play: async ({ canvasElement }) => {
    await find(canvasElement, '.tw-receipt')
  },
}
export default meta

const recorded = (
  signed: typeof record | typeof plainRecord,
  of: typeof contract = contract,
): ContractStory => ({
  args: { server: { getContractByToken: list([{ ...of, status: 'SIGNED', signed }]) } },
})

export const DrawnHere: ContractStory = { args: { arrange: submitted } }
/** The link is opened again: the receipt comes from the record of the server. */
export const FromRecord = recorded(record)
/** Signed under an operator's own text, in a language that is not the reader's. */
export const OwnTextFromRecord: ContractStory = {
  args: {
    serverText: true,
    server: {
      getContractByToken: list([
        {
          ...contract,
          status: 'SIGNED',
          texts: [germanText],
          signed: { ...record, locale: 'de', version: germanText.version },
        },
      ]),
    },
  },
}
/** A server that stored only the time of the signature. */
export const WithoutHashes = recorded(plainRecord)
export const WithoutDates = recorded(datelessRecord)
export const LongFacts = recorded(record, longContract)
