import * as v from 'valibot'
import {
  recipientInput,
  recipientRemoval,
  recipientRestriction,
} from '../../shared/api/wire/requests.ts'
import type { Handlers } from '../calls/env.ts'
import type { Sandbox } from '../calls/sandbox.ts'
import { parseInput } from '../core/parse-input.ts'
import { bookOf } from '../recipients/book.ts'
import { removeRecipient, restrictRecipients, saveRecipient } from '../recipients/change.ts'
import { jsonBody } from './request.ts'

const input = v.strictObject(recipientInput.entries)
const removal = v.strictObject(recipientRemoval.entries)
const restriction = v.strictObject(recipientRestriction.entries)

export const recipientHandlers = (sandbox: Sandbox) =>
  ({
    getRecipients: async (c) => bookOf(sandbox.database.queries, c.get('account'), sandbox.clock()),

    saveRecipient: async (c) =>
      saveRecipient(sandbox, c.get('account'), parseInput(input, await jsonBody(c))),

    removeRecipient: async (c) => {
      const { id } = parseInput(removal, await jsonBody(c))
      return removeRecipient(sandbox, c.get('account'), String(id))
    },

    restrictRecipients: async (c) => {
      const { isOn } = parseInput(restriction, await jsonBody(c))
      return restrictRecipients(sandbox, c.get('account'), isOn)
    },
  }) satisfies Handlers
