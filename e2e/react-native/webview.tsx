import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'

/*
 * Stands for react-native-webview where React Native draws for a browser: a frame instead of a webview.
 * The page in it gets `ReactNativeWebView` before its own scripts, by `bridge` of `app.ts`.
 */

interface Native<Fields> {
  readonly nativeEvent: Fields
}

/** What `TradingWallet` uses of the component. */
interface WebViewProps {
  readonly ref?: Ref<{ injectJavaScript(script: string): void }>
  readonly source: { readonly uri: string }
  readonly onMessage: (event: Native<{ data: string; url: string }>) => void
  readonly onLoadStart: () => void
  readonly onError: () => void
  readonly onHttpError: (event: Native<{ url: string; statusCode: number }>) => void
  readonly onRenderProcessGone: () => void
  readonly renderLoading: () => ReactNode
}

const fill: CSSProperties = { flex: 1, width: '100%', border: 0 }

/** What a webview loads and what it tells of that, which a frame does not: its error pages look like pages. */
async function load(
  frame: HTMLIFrameElement,
  { source: { uri }, onLoadStart, onError, onHttpError }: WebViewProps,
): Promise<void> {
  onLoadStart()
  const answer = await fetch(uri).catch(() => undefined)
  if (!answer) return onError()
  if (!answer.ok) onHttpError({ nativeEvent: { url: uri, statusCode: answer.status } })
  frame.src = uri
}

export function WebView(props: WebViewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef(props)
  latest.current = props
  const [isLoading, setLoading] = useState(true)

  useImperativeHandle(props.ref, () => ({
    injectJavaScript(script) {
      const page = frame.current?.contentWindow
      // The policy of the page forbids `eval`, which a webview is not subject to; so it runs out here.
      if (page) new Function('window', 'location', script)(page, page.location)
    },
  }))

  useEffect(() => {
    const { current: view } = frame
    if (!view) return
    const hear = ({ source, data }: MessageEvent) => {
      if (source !== view.contentWindow || typeof data?.toReactNative !== 'string') return
      const url = view.contentWindow?.location.href ?? ''
      latest.current.onMessage({ nativeEvent: { data: data.toReactNative, url } })
    }
    const endProcess = () => {
      // What a webview keeps in memory alone.
      view.contentWindow?.sessionStorage.clear()
      view.removeAttribute('src')
      latest.current.onRenderProcessGone()
    }
    addEventListener('message', hear)
    addEventListener('end-process', endProcess)
    void load(view, latest.current)
    return () => {
      removeEventListener('message', hear)
      removeEventListener('end-process', endProcess)
    }
  }, [])

  return (
    <>
      {isLoading && props.renderLoading()}
      <iframe
        ref={frame}
        title="webview"
        style={fill}
        onLoad={({ currentTarget }) => {
          if (currentTarget.src) setLoading(false)
        }}
      />
    </>
  )
}
