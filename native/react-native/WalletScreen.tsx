// Not compiled here; see ../README.md. Needs react-native-webview 13.
import { useCallback, useEffect, useRef } from 'react'
import { BackHandler, KeyboardAvoidingView, Linking, Platform, StyleSheet } from 'react-native'
import { WebView, type WebViewMessageEvent } from 'react-native-webview'

const origin = 'https://wallet.example.com'

/*
 * The library asks for the camera by itself. Both systems want the reason: on iOS
 * `NSCameraUsageDescription` and `NSPhotoLibraryUsageDescription` in Info.plist, on Android
 * `android.permission.CAMERA` in the manifest; see ../ios and ../android.
 */

export interface WalletScreenProps {
  /** The login token of the person who is signed in to the app. */
  readonly token: string
  /** A new token for the same person; after a sign-in, where that is needed. */
  readonly renew: () => Promise<string>
  /** The app's title bar. */
  readonly onTitle: (title: string) => void
  readonly onLeave: () => void
}

/** A screen with `<tw-transfer>`. */
export function WalletScreen({ token, renew, onTitle, onLeave }: WalletScreenProps) {
  const webView = useRef<WebView>(null)
  /** The element has a screen to go back to: said by `tw-step`. */
  const canGoBack = useRef(false)

  /** Says something to the elements; only a page of this origin hears it. */
  const tell = useCallback((fields: { type: string; [field: string]: unknown }) => {
    const message = JSON.stringify({ ...fields, source: 'tw-host', v: 1 })
    webView.current?.injectJavaScript(
      `if (location.origin === '${origin}') window.postMessage(${message}, '${origin}'); true`,
    )
  }, [])

  useEffect(() => {
    const back = BackHandler.addEventListener('hardwareBackPress', () => {
      if (canGoBack.current) tell({ type: 'back' })
      return canGoBack.current
    })
    return () => back.remove()
  }, [tell])

  const hear = async ({ nativeEvent: { data, url } }: WebViewMessageEvent) => {
    if (!url.startsWith(`${origin}/`)) return
    const { source, v, type, detail } = JSON.parse(data)
    if (source !== 'tw' || v !== 1) return
    switch (type) {
      case 'tw-step':
        canGoBack.current = detail.canGoBack
        onTitle(detail.title)
        return
      case 'tw-navigate':
        // The page has no token in its address and in no storage: it asks, and gets it here.
        if (detail.reason === 'no-token') tell({ type: 'token', token })
        // Refused: the same person goes on where it stopped.
        else if (detail.reason === 'auth')
          tell({ type: 'token', token: await renew(), samePerson: true })
        // The element opens the withdrawal of USD by itself.
        else if (detail.reason !== 'withdraw') onLeave()
        return
      case 'tw-open':
        // A payment page belongs in the browser.
        Linking.openURL(detail.url)
        return
      case 'tw-error':
        console.warn('wallet', detail.kind)
    }
  }

  return (
    <KeyboardAvoidingView
      style={styles.screen}
      behavior={Platform.OS === 'ios' ? 'padding' : undefined}
    >
      <WebView
        ref={webView}
        source={{ uri: `${origin}/wallet.html` }}
        originWhitelist={[origin]}
        onMessage={hear}
        // Drafts and an unresolved transfer are kept in session storage.
        domStorageEnabled
        // The page reaches under the notch; the element keeps its title bar clear of it.
        contentInsetAdjustmentBehavior="never"
        automaticallyAdjustContentInsets={false}
        // The element has its own way back; the webview has no history.
        allowsBackForwardNavigationGestures={false}
        onShouldStartLoadWithRequest={({ url }) => {
          if (url.startsWith(`${origin}/`) || url.startsWith('blob:')) return true
          // Other addresses belong in the browser.
          Linking.openURL(url)
          return false
        }}
        // Receipts and lists, on iOS; on Android the page hands files over, see ../page/wallet.js.
        onFileDownload={({ nativeEvent: { downloadUrl } }) => Linking.openURL(downloadUrl)}
      />
    </KeyboardAvoidingView>
  )
}

const styles = StyleSheet.create({ screen: { flex: 1 } })
