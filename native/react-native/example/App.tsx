import { useRef, useState } from 'react'
import { Pressable, StyleSheet, Text, View } from 'react-native'
import { TradingWallet, type TradingWalletHandle } from 'trading-wallet-react-native'

export interface AppProps {
  /** The address of `wallet.html`. */
  readonly page: string
  /** Who is signed in, and a new token of theirs. */
  readonly session: {
    readonly token: () => Promise<string | null>
    readonly renewToken: () => Promise<string | null>
  }
  /** Offers a file to the person: `shareFile` of `trading-wallet-react-native/expo`, for example. */
  readonly share: (file: { readonly name: string; readonly data: string }) => Promise<boolean>
}

/** An app with a title bar of its own, which shows what the wallet has told it. */
export function App({ page, session, share }: AppProps) {
  const wallet = useRef<TradingWalletHandle>(null)
  const [title, setTitle] = useState('')
  const [language, setLanguage] = useState('en')
  const [news, setNews] = useState<readonly string[]>([])
  const tell = (text: string) => setNews((earlier) => [...earlier, text])
  return (
    <View style={styles.app}>
      <View style={styles.bar}>
        <Button title="Back of the app" onPress={() => wallet.current?.back()} />
        <Text role="heading" style={styles.title}>
          {title}
        </Text>
        <Button
          title={language === 'en' ? '日本語' : 'English'}
          onPress={() => setLanguage(language === 'en' ? 'ja' : 'en')}
        />
      </View>
      <TradingWallet
        ref={wallet}
        element="tw-transfer"
        page={page}
        // Only so that it can be tried on the machine of a developer.
        allowsHttp
        titleBar="app"
        attributes={{ 'app-lang': language, 'is-usd': '', theme: 'light' }}
        token={session.token}
        renewToken={async () => {
          tell('A new token was fetched')
          return session.renewToken()
        }}
        onStep={(step) => setTitle(step.title)}
        onSuccess={({ kind }) => tell(`Success: ${kind}`)}
        onFile={async (file) => {
          tell(`Shared: ${file.name}`)
          return share(file)
        }}
        onLeave={(reason, to) => tell(`Left: ${reason} ${to}`)}
      />
      <View role="log" style={styles.news}>
        {news.map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added.
          <Text key={at}>{text}</Text>
        ))}
      </View>
    </View>
  )
}

const Button = ({ title, onPress }: { title: string; onPress: () => void }) => (
  <Pressable role="button" style={styles.button} onPress={onPress}>
    <Text>{title}</Text>
  </Pressable>
)

const styles = StyleSheet.create({
  app: { flex: 1 },
  bar: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  title: { fontSize: 17, fontWeight: '600' },
  button: { minHeight: 44, paddingHorizontal: 12, justifyContent: 'center' },
  news: { maxHeight: 120, padding: 8 },
})
