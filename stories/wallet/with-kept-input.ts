import { createInputs, type Inputs } from '../../elements/wallet/model/inputs.ts'
import { storyToken } from '../support/story-screen.ts'

/** For `beforeEach`: the device keeps what was typed in a form before the page was loaded again. */
export const withKeptInput =
  <Name extends keyof Inputs>(name: Name, input: Inputs[Name]) =>
  (): void => {
    createInputs({ token: () => storyToken, storage: () => localStorage })
      .open(name)
      .save(input)
  }
