import { createSignal, Show } from 'solid-js'

const apiPaths = { getBankCard: '/api/mob/trade/bank-card-info-entity/getBankCard' }
const botCheck = async (action: string) => `token for ${action}`

export function App() {
  const [lang, setLang] = createSignal('en')
  const [isShown, setShown] = createSignal(true)
  const [step, setStep] = createSignal('')
  return (
    <>
      <button type="button" onClick={() => setLang(lang() === 'en' ? 'ja' : 'en')}>
        Language
      </button>
      <button type="button" onClick={() => setShown(!isShown())}>
        {isShown() ? 'Remove' : 'Insert'}
      </button>
      <output>{step()}</output>
      <Show when={isShown()}>
        <tw-transfer
          prop:token="sandbox-demo"
          prop:appLang={lang()}
          prop:isUsd={true}
          prop:apiPaths={apiPaths}
          on:tw-step={({ detail }) => setStep(detail.step)}
        />
      </Show>
      <tw-fund-lookup prop:appLang={lang()} prop:botCheck={botCheck} />
    </>
  )
}
