package com.tradingwallet

import android.annotation.SuppressLint
import android.content.ActivityNotFoundException
import android.content.Intent
import android.net.Uri
import android.net.http.SslError
import android.os.SystemClock
import android.webkit.RenderProcessGoneDetail
import android.webkit.SslErrorHandler
import android.webkit.ValueCallback
import android.webkit.WebChromeClient
import android.webkit.WebResourceError
import android.webkit.WebResourceRequest
import android.webkit.WebResourceResponse
import android.webkit.WebView
import android.webkit.WebViewClient
import android.widget.FrameLayout
import androidx.activity.ComponentActivity
import androidx.activity.OnBackPressedCallback
import androidx.core.graphics.Insets
import androidx.core.view.ViewCompat
import androidx.core.view.WindowInsetsCompat
import androidx.webkit.WebMessageCompat
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature

/** A page that loads but never speaks is shown as one that failed. */
private const val SILENCE_MILLIS = 30_000L

/**
 * An element of the wallet. Fills its screen; in Compose, put it into `AndroidView`. Call [close] when
 * the screen is left; the end of the activity does it too.
 */
@SuppressLint("ViewConstructor")
public class WalletView(
    private val activity: ComponentActivity,
    private val options: WalletOptions,
    private val session: WalletSession,
) : FrameLayout(activity) {
    private val protocol = WalletProtocol(options, session.confirmsOrders)
    private val files = WalletFiles(activity)
    private val printer = WalletPrinter(activity)
    private val chooser = WalletFileChooser(activity, files)
    private val failure = WalletFailureView(activity, ::load, onClose = { session.onLeave("failed", "/") })
    private var webView: WebView? = null
    private var isClosed = false

    /** On only while the element has a step to go back to: otherwise the system leaves by itself. */
    private val back = object : OnBackPressedCallback(false) {
        override fun handleOnBackPressed() = carryOut(protocol.back())
    }

    private val onSilence = Runnable { if (!protocol.isAlive) showFailure() }
    private val onDestroy = androidx.lifecycle.LifecycleEventObserver { _, event ->
        if (event == androidx.lifecycle.Lifecycle.Event.ON_DESTROY) close()
    }

    init {
        activity.onBackPressedDispatcher.addCallback(activity, back)
        activity.lifecycle.addObserver(onDestroy)
        keepClearOfSystemBars()
        load()
    }

    /**
     * Bars, notch and keyboard are kept clear of the page here. WebView does it by itself only from
     * version 144 on (from 136 on in full screen, the keyboard from 139 on); what is used up here it
     * sees as zero, so that nothing is kept clear twice.
     */
    private fun keepClearOfSystemBars() {
        ViewCompat.setOnApplyWindowInsetsListener(this) { view, insets ->
            val types = WindowInsetsCompat.Type.systemBars() or
                WindowInsetsCompat.Type.displayCutout() or
                WindowInsetsCompat.Type.ime()
            val space = insets.getInsets(types)
            view.setPadding(space.left, space.top, space.right, space.bottom)
            WindowInsetsCompat.Builder(insets)
                .setInsets(WindowInsetsCompat.Type.systemBars(), Insets.NONE)
                .setInsets(WindowInsetsCompat.Type.displayCutout(), Insets.NONE)
                .setInsets(WindowInsetsCompat.Type.ime(), Insets.NONE)
                .build()
        }
    }

    /** Loads the page, in a new web view: the last one may have lost its process. */
    private fun load() {
        if (isClosed) return
        removeWebView()
        removeAllViews()
        if (!WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER)) return showFailure()
        protocol.pageStarted()
        back.isEnabled = false
        webView = newWebView().also {
            addView(it, LayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.MATCH_PARENT))
            it.loadUrl(options.address())
        }
        postDelayed(onSilence, SILENCE_MILLIS)
    }

    @SuppressLint("SetJavaScriptEnabled")
    private fun newWebView(): WebView =
        WebView(activity).apply {
            settings.javaScriptEnabled = true
            // What was typed and an order without an answer are kept in local storage.
            settings.domStorageEnabled = true
            settings.allowFileAccess = false
            webViewClient = Client()
            webChromeClient = Chooser()
            // Only a page of this origin gets the object, in no frame but the main one is it heard.
            WebViewCompat.addWebMessageListener(this, "TwHost", setOf(options.origin)) { view, message, sender, isMainFrame, _ ->
                val text = message.data
                if (view === webView && text != null) {
                    protocol.receive(text, sender.toString(), isMainFrame).forEach(::carryOut)
                }
            }
        }

    private fun carryOut(effect: WalletEffect) {
        when (effect) {
            is WalletEffect.Tell -> tell(effect.message)
            is WalletEffect.AskToken -> askToken(effect)
            is WalletEffect.OpenOutside -> openOutside(effect.url)
            is WalletEffect.Share -> share(effect.file)
            is WalletEffect.Print -> print(effect.document)
            is WalletEffect.Authorize -> confirm(effect.request)
            is WalletEffect.GiveToken -> session.onToken(effect.token)
            is WalletEffect.ShowStep -> {
                back.isEnabled = effect.canGoBack
                if (options.titleBar == WalletOptions.TitleBar.APP) session.onTitle(effect.title)
            }
            is WalletEffect.Report -> session.onEvent(effect.message)
            is WalletEffect.Leave -> session.onLeave(effect.reason, effect.to)
        }
    }

    /** Says something to the page; only a page of this origin hears it. */
    private fun tell(message: String) {
        webView?.let { WebViewCompat.postWebMessage(it, WebMessageCompat(message), Uri.parse(options.origin)) }
    }

    private fun askToken(request: WalletEffect.AskToken) {
        val answer = { token: String? ->
            activity.runOnUiThread {
                if (!isClosed) protocol.answer(request, token, SystemClock.elapsedRealtime()).forEach(::carryOut)
            }
        }
        if (request.isRenewal) session.renewToken(answer) else session.token(answer)
    }

    /** `en`, `zh`, `ja`, `ko` or `system`. */
    public fun setLanguage(language: String): Unit = tell(HostMessages.language(language))

    /** `dark`, `light` or `system`. */
    public fun setTheme(theme: String): Unit = tell(HostMessages.theme(theme))

    /** The person signs out of the app: the element forgets them, and asks [WalletSession.token] again. */
    public fun forgetPerson(): Unit = tell(HostMessages.close())

    /** For a *Back* button of the app's own title bar. */
    public fun goBack(): Unit = carryOut(protocol.back())

    private fun share(file: WalletMessage.File) {
        val isDone = runCatching { start(files.share(file)) }.getOrDefault(false)
        carryOut(protocol.done(file.id, isDone))
    }

    private fun print(document: WalletMessage.Print) {
        printer.print(document) { isDone -> if (!isClosed) carryOut(protocol.done(document.id, isDone)) }
    }

    private fun confirm(request: WalletMessage.Authorize) {
        session.confirm(request.order) { isConfirmed, proof ->
            activity.runOnUiThread {
                if (!isClosed) carryOut(protocol.done(request.id, isConfirmed, proof))
            }
        }
    }

    /** Ends the page, and removes the files that it has made. */
    public fun close() {
        if (isClosed) return
        isClosed = true
        back.remove()
        activity.lifecycle.removeObserver(onDestroy)
        chooser.close()
        printer.close()
        removeWebView()
        if (activity.isFinishing) files.clear()
    }

    private fun removeWebView() {
        removeCallbacks(onSilence)
        chooser.answer(null)
        webView?.let {
            webView = null
            removeView(it)
            it.destroy()
        }
    }

    private fun showFailure() {
        removeWebView()
        back.isEnabled = false
        removeAllViews()
        addView(failure, LayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.MATCH_PARENT))
        failure.announce()
    }

    /** Without an app for it, nothing happens: the address stays on the screen of the element. */
    private fun openOutside(url: String) {
        start(Intent(Intent.ACTION_VIEW, Uri.parse(url)))
    }

    private fun start(intent: Intent): Boolean =
        try {
            activity.startActivity(intent)
            true
        } catch (_: ActivityNotFoundException) {
            false
        }

    private inner class Client : WebViewClient() {
        override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
            val url = request.url.toString()
            return when (protocol.destinationOf(url)) {
                Destination.HERE -> false
                Destination.NOWHERE -> true
                Destination.OUTSIDE -> {
                    if (request.isForMainFrame) openOutside(url)
                    true
                }
            }
        }

        override fun onReceivedError(view: WebView, request: WebResourceRequest, error: WebResourceError) {
            if (request.isForMainFrame && view === webView) post(::showFailure)
        }

        override fun onReceivedHttpError(view: WebView, request: WebResourceRequest, response: WebResourceResponse) {
            if (request.isForMainFrame && view === webView) post(::showFailure)
        }

        /** A certificate that the system refuses stays refused. */
        override fun onReceivedSslError(view: WebView, handler: SslErrorHandler, error: SslError) {
            handler.cancel()
            if (originOf(error.url) == options.origin && !protocol.isAlive && view === webView) post(::showFailure)
        }

        /** Without an answer of true, Android ends the app. */
        override fun onRenderProcessGone(view: WebView, detail: RenderProcessGoneDetail): Boolean {
            if (view !== webView) return true
            when (protocol.rendererGone(SystemClock.elapsedRealtime())) {
                Recovery.RELOAD -> load()
                Recovery.SHOW_FAILURE -> showFailure()
            }
            return true
        }
    }

    private inner class Chooser : WebChromeClient() {
        override fun onShowFileChooser(
            view: WebView,
            callback: ValueCallback<Array<Uri>>,
            params: FileChooserParams,
        ): Boolean {
            chooser.start(callback, params)
            return true
        }
    }
}
