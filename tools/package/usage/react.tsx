import { useRef } from 'react'
import type { TwAccountElement, TwTransferElement } from 'trading-wallet-elements'
import type {} from 'trading-wallet-elements/jsx'
import { TwTransfer as PeerTransfer } from 'trading-wallet-elements/peer/react'
import { TwAccount, TwTransfer } from 'trading-wallet-elements/react'
import { TwWallet, type TwWalletProps } from 'trading-wallet-elements/tw-wallet/react'

const wallet: TwWalletProps = { token: 'text', appLang: 'ja' }

export function Page() {
  const transfer = useRef<TwTransferElement>(null)
  const account = useRef<TwAccountElement>(null)
  return (
    <>
      <TwTransfer
        ref={transfer}
        token="text"
        isUsd
        theme="light"
        className="wide"
        apiPaths={{ getChannel: '/channel' }}
        getToken={async () => 'text'}
        hideHeader
        onStep={({ detail }) => detail.canGoBack || transfer.current?.back()}
        onSuccess={({ detail }) => detail.orderNumber?.length}
        onNavigate={({ detail }) => detail.to === '/bindCard'}
        onError={({ detail }) => detail.kind}
      />
      <TwAccount ref={account} screen="register" onToken={(token) => token.length} />
      <PeerTransfer token="text" onReady={() => transfer.current?.refreshToken('text')} />
      <TwWallet {...wallet} onNavigate={({ detail }) => detail.to === '/transfer'} />
      {/* @ts-expect-error a misspelt event */}
      <TwTransfer onSucess={() => {}} />
      {/* @ts-expect-error a number is no token */}
      <TwTransfer token={1} />
      {/* @ts-expect-error no such call */}
      <TwTransfer apiPaths={{ getChanel: '/channel' }} />
      {/* The tag itself, as React 19 takes it. */}
      <tw-transfer token="text" is-usd="" ontw-success={({ detail }) => detail.amount} />
      <tw-preview of="withdraw/review" app-lang="ja" hide-header="" />
      {/* @ts-expect-error no such screen */}
      <tw-preview of="withdraw/reveiw" />
      {/* @ts-expect-error no such theme */}
      <tw-transfer theme="blue" />
    </>
  )
}
