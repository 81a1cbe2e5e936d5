import { useState } from 'react'
import { TwFundLookup, TwTransfer } from 'trading-wallet-elements/react'

const apiPaths = { getBankCard: '/api/mob/trade/bank-card-info-entity/getBankCard' }
const botCheck = async (action: string) => `token for ${action}`

export function App() {
  const [lang, setLang] = useState('en')
  const [isShown, setShown] = useState(true)
  const [step, setStep] = useState('')
  return (
    <>
      <button type="button" onClick={() => setLang(lang === 'en' ? 'ja' : 'en')}>
        Language
      </button>
      <button type="button" onClick={() => setShown(!isShown)}>
        {isShown ? 'Remove' : 'Insert'}
      </button>
      <output>{step}</output>
      {isShown && (
        <TwTransfer
          token="sandbox-demo"
          appLang={lang}
          isUsd
          apiPaths={apiPaths}
          onStep={({ detail }) => setStep(detail.step)}
        />
      )}
      <TwFundLookup appLang={lang} botCheck={botCheck} />
    </>
  )
}
