import {
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import {
  ActivityIndicator,
  BackHandler,
  KeyboardAvoidingView,
  Linking,
  Pressable,
  StyleSheet,
  Text,
  View,
} from 'react-native'
import { WebView } from 'react-native-webview'
import type { PageOptions } from './address'
import {
  type AuthorizeMessage,
  type ErrorMessage,
  type FileMessage,
  isOther,
  type OpenMessage,
  type PrintMessage,
  type RecordMessage,
  type StepMessage,
  type SuccessMessage,
  sayLanguage,
  sayTheme,
} from './messages'
import { type Effect, WalletProtocol } from './protocol'
import { textsOf, type WalletTexts } from './texts'

export interface TradingWalletProps extends PageOptions {
  /** The token of the person who is signed in, or a function that fetches it. */
  readonly token?: string | (() => Promise<string | null>)
  /** A new token of the same person after a refusal; after a sign-in, where that is needed. */
  readonly renewToken?: () => Promise<string | null>
  /** The person leaves the screen, or should go to another one. `/login`: they have to sign in. */
  readonly onLeave: (reason: string, to: string) => void
  readonly onReady?: () => void
  /** The title and whether there is a screen to go back to; for a title bar of the app. */
  readonly onStep?: (step: StepMessage['detail']) => void
  readonly onSuccess?: (success: SuccessMessage['detail']) => void
  readonly onRecord?: (record: RecordMessage['detail']) => void
  readonly onError?: (error: ErrorMessage['detail']) => void
  /** A payment page: opened in the browser. For an app that opens it in another way. */
  readonly onOpen?: (payment: OpenMessage['detail']) => void
  /** The token of a sign-in in `tw-account`, with the attribute `send-token`. */
  readonly onToken?: (token: string) => void
  /**
   * Saves or shares a file; resolves with whether that was done. Without it, the element offers the text
   * to copy instead. `trading-wallet-react-native/expo` has one.
   */
  readonly onFile?: (file: FileMessage['detail']) => Promise<boolean>
  /** Prints a document; without it, the element offers no print. */
  readonly onPrint?: (document: PrintMessage['detail']) => Promise<boolean>
  /**
   * Lets the person confirm exactly this order in the app's own way, such as by face or finger. `proof`
   * goes to your server unread. Without it, the element offers its own ways.
   */
  readonly onAuthorize?: (
    order: AuthorizeMessage['detail'],
  ) => Promise<{ readonly isConfirmed: boolean; readonly proof?: string }>
  /**
   * Space for the bars of the system: `useSafeAreaInsets()`. Android needs it, because webviews before
   * M144 do not tell a page about every bar.
   */
  readonly insets?: Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>
  /** The words of a page that did not load, if the language of the element has none here. */
  readonly texts?: Partial<WalletTexts>
  /** For the debugger of the browser. Only in development. */
  readonly isInspectable?: boolean
  readonly ref?: Ref<TradingWalletHandle>
}

export interface TradingWalletHandle {
  /** *Back* of the app's title bar: a step of the element, or `onLeave`. */
  back(): void
}

/** A page that loads but never speaks is shown as one that failed. */
const longestSilenceMs = 30_000

const inBrowser = (url: string) => {
  // Rejects on a device without an app for it.
  Linking.openURL(url).catch(() => undefined)
}

/**
 * A screen with an element. It fills the space that it has. Give it a `key` of the person: the page of
 * another person is another page.
 */
export const TradingWallet = (props: TradingWalletProps) => (
  <Wallet key={`${props.element} ${props.page}`} {...props} />
)

function Wallet(props: TradingWalletProps) {
  const { onFile, onPrint, onAuthorize, attributes, ref } = props
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  const web = useRef<WebView>(null)
  const capabilities = [
    ...(onFile ? ['files'] : []),
    ...(onPrint ? ['print'] : []),
    ...(onAuthorize ? ['authorize'] : []),
    'camera',
  ]
  const [protocol] = useState(() => new WalletProtocol({ ...props, capabilities }))
  const [view, setView] = useState({ key: 0, hasFailed: false })
  const { top, right, bottom, left } = props.insets ?? { top: 0, right: 0, bottom: 0, left: 0 }
  const language = attributes?.['app-lang'] ?? 'en'
  const theme = attributes?.theme ?? 'dark'
  const words = { ...textsOf(language), ...props.texts }

  const tell = useCallback(
    (message: string) => web.current?.injectJavaScript(protocol.scriptOf(message)),
    [protocol],
  )
  const carryOut = useCallback(
    async (effect: Effect): Promise<void> => {
      const app = latest.current
      switch (effect.do) {
        case 'tell':
          tell(effect.message)
          return
        case 'ask token': {
          const { request } = effect
          const token = await tokenOf(app, request.isRenewal).catch(() => null)
          for (const each of protocol.answer(request, token)) await carryOut(each)
          return
        }
        case 'share': {
          const isDone = await app.onFile?.(effect.file).catch(() => false)
          await carryOut(protocol.done(effect.file.id, isDone ?? false))
          return
        }
        case 'print': {
          const isDone = await app.onPrint?.(effect.document).catch(() => false)
          await carryOut(protocol.done(effect.document.id, isDone ?? false))
          return
        }
        case 'authorize': {
          const { id } = effect.order
          const answer = await app.onAuthorize?.(effect.order).catch(() => undefined)
          await carryOut(protocol.done(id, answer?.isConfirmed ?? false, answer?.proof))
          return
        }
        case 'open outside':
          if (!app.onOpen) inBrowser(effect.url)
          return
        case 'give token':
          app.onToken?.(effect.token)
          return
        case 'leave':
          app.onLeave(effect.reason, effect.to)
          return
        case 'report':
          report(app, effect.message)
      }
    },
    [protocol, tell],
  )

  const back = useCallback(() => void carryOut(protocol.back()), [carryOut, protocol])
  useImperativeHandle(ref, () => ({ back }), [back])
  useEffect(() => {
    const pressed = BackHandler.addEventListener('hardwareBackPress', () => {
      back()
      return true
    })
    return () => pressed.remove()
  }, [back])
  /** The address has those of the first render; a page that is loaded again hears the later ones. */
  const tellLooks = useCallback(() => {
    if (!protocol.isAlive) return
    tell(sayLanguage(language))
    if (theme === 'dark' || theme === 'light' || theme === 'system') tell(sayTheme(theme))
  }, [protocol, tell, language, theme])
  useEffect(tellLooks, [tellLooks])

  const fail = useCallback(() => {
    protocol.pageStarted()
    setView(({ key }) => ({ key, hasFailed: true }))
  }, [protocol])
  useEffect(() => {
    if (view.hasFailed) return
    const silence = setTimeout(() => {
      if (!protocol.isAlive) fail()
    }, longestSilenceMs)
    return () => clearTimeout(silence)
  }, [view, protocol, fail])
  const reload = () => {
    protocol.pageStarted()
    setView(({ key }) => ({ key: key + 1, hasFailed: false }))
  }
  const processGone = () => {
    // Its webview cannot be used again.
    if (protocol.processGone(Date.now())) reload()
    else fail()
  }

  if (view.hasFailed) {
    return (
      <View style={styles.failed} accessibilityRole="alert">
        <Text style={styles.failure}>{words.failed}</Text>
        <Text style={styles.words}>{words.check}</Text>
        <Pressable style={styles.button} accessibilityRole="button" onPress={reload}>
          <Text style={styles.buttonWords}>{words.retry}</Text>
        </Pressable>
        <Pressable
          style={styles.button}
          accessibilityRole="button"
          onPress={() => props.onLeave('failed', '/')}
        >
          <Text style={styles.buttonWords}>{words.close}</Text>
        </Pressable>
      </View>
    )
  }
  return (
    <KeyboardAvoidingView
      style={styles.screen}
      // Android too: under edge-to-edge, the keyboard no longer makes the window smaller.
      behavior="padding"
    >
      <WebView
        key={view.key}
        ref={web}
        style={styles.page}
        containerStyle={{
          paddingTop: top,
          paddingRight: right,
          paddingBottom: bottom,
          paddingLeft: left,
        }}
        source={{ uri: protocol.address }}
        originWhitelist={[protocol.origin]}
        onMessage={({ nativeEvent: { data, url } }) => {
          const wasAlive = protocol.isAlive
          for (const effect of protocol.receive(data, url)) void carryOut(effect)
          if (!wasAlive) tellLooks()
        }}
        onShouldStartLoadWithRequest={({ url, isTopFrame }) => {
          const destination = protocol.destinationOf(url)
          // A frame of the page is not a link that the person followed.
          if (destination === 'outside' && isTopFrame !== false) inBrowser(url)
          return destination === 'here'
        }}
        onOpenWindow={({ nativeEvent: { targetUrl } }) => {
          if (protocol.destinationOf(targetUrl) !== 'nowhere') inBrowser(targetUrl)
        }}
        onLoadStart={() => protocol.pageStarted()}
        onError={fail}
        onHttpError={({ nativeEvent: { url } }) => {
          // Also fires for parts of the page, which retry by themselves.
          if (url.split('?')[0] === protocol.address.split('?')[0]) fail()
        }}
        onContentProcessDidTerminate={processGone}
        onRenderProcessGone={processGone}
        startInLoadingState
        renderLoading={() => (
          <View style={styles.loading}>
            <ActivityIndicator accessibilityLabel={words.loading} />
          </View>
        )}
        // What was typed and an order without an answer are kept in local storage.
        domStorageEnabled
        // Saved by messages; a download of the webview would open another app.
        allowFileAccess={false}
        mixedContentMode="never"
        thirdPartyCookiesEnabled={false}
        // The page reaches under the notch, and the element keeps its title bar clear of it.
        contentInsetAdjustmentBehavior="never"
        automaticallyAdjustContentInsets={false}
        // The element has its own way back; the webview has no history.
        allowsBackForwardNavigationGestures={false}
        allowsLinkPreview={false}
        hideKeyboardAccessoryView={false}
        webviewDebuggingEnabled={props.isInspectable ?? false}
      />
    </KeyboardAvoidingView>
  )
}

const tokenOf = async (
  { token, renewToken }: TradingWalletProps,
  isRenewal: boolean,
): Promise<string | null> => {
  if (isRenewal) return (await renewToken?.()) ?? null
  return (typeof token === 'function' ? await token() : token) ?? null
}

function report(
  app: TradingWalletProps,
  message: Extract<Effect, { do: 'report' }>['message'],
): void {
  if (isOther(message)) return
  switch (message.type) {
    case 'tw-ready':
      app.onReady?.()
      return
    case 'tw-step':
      app.onStep?.(message.detail)
      return
    case 'tw-success':
      app.onSuccess?.(message.detail)
      return
    case 'tw-record':
      app.onRecord?.(message.detail)
      return
    case 'tw-error':
      app.onError?.(message.detail)
      return
    case 'tw-open':
      app.onOpen?.(message.detail)
  }
}

/** Each has a contrast of 4.5 to white and to black: the ground is that of the app. */
const colours = { words: '#6f7682', action: '#3a76c8' }

const styles = StyleSheet.create({
  screen: { flex: 1 },
  page: { flex: 1, backgroundColor: 'transparent' },
  loading: { ...StyleSheet.absoluteFill, alignItems: 'center', justifyContent: 'center' },
  failed: { flex: 1, alignItems: 'center', justifyContent: 'center', padding: 24, gap: 16 },
  failure: { fontSize: 20, lineHeight: 28, textAlign: 'center', color: colours.words },
  words: { fontSize: 16, lineHeight: 24, textAlign: 'center', color: colours.words },
  button: { minHeight: 48, paddingHorizontal: 24, justifyContent: 'center' },
  buttonWords: { fontSize: 16, fontWeight: '600', color: colours.action },
})
