import * as v from 'valibot'
import {
  createKeptInputs,
  type KeptForms,
  type KeptInputs,
  type KeptInputsOptions,
} from '../../../shared/person/kept-input/kept-inputs.ts'
import type { CanvasSize } from './render-signature.ts'
import type { SignatureDrafts } from './signature-draft.ts'

/** What was drawn and typed in the dialog of a signature; a chosen image is not kept. */
export interface Inputs {
  readonly signature: Pick<SignatureDrafts, 'ink' | 'typed'> & {
    readonly mode: 'drawn' | 'typed'
    /** The canvas of a signature that was saved; absent if it was changed since. */
    readonly savedOn?: CanvasSize | undefined
  }
}

/** Hundredths of a pixel are more than a screen shows. */
const figure = v.pipe(
  v.number(),
  v.transform((value) => Math.round(value * 100) / 100),
)
const size = v.pipe(v.number(), v.minValue(1), v.maxValue(10_000))

const forms: KeptForms<Inputs> = {
  signature: v.pipe(
    v.object({
      mode: v.picklist(['drawn', 'typed']),
      ink: v.object({
        width: size,
        strokes: v.array(
          v.array(v.object({ x: figure, y: figure, time: figure, pressure: figure })),
        ),
      }),
      typed: v.string(),
      savedOn: v.optional(
        v.object({ width: size, height: size, ratio: v.pipe(v.number(), v.minValue(0.1)) }),
      ),
    }),
    v.check(({ ink, typed }) => ink.strokes.length > 0 || typed !== ''),
  ),
}

/** It belongs to the token of its link: another link may be another person's. */
export const createInputs = (options: KeptInputsOptions): KeptInputs<Inputs> =>
  createKeptInputs('tw-contract', forms, options)
