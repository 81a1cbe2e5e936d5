import { msg } from '@lingui/core/macro'
import type { LateOutcomeTexts } from '../../../shared/submission/late-outcome.ts'

export const lateOutcomeTexts: LateOutcomeTexts = {
  accepted: msg`A transfer from an earlier session was accepted.`,
  unknown: msg`We cannot confirm whether a transfer from an earlier session was carried out.`,
  notCarriedOut: msg`A transfer from an earlier session was not carried out.`,
}
