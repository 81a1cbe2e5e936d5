package com.tradingwallet

import android.content.Context
import android.print.PrintAttributes
import android.print.PrintManager
import android.webkit.WebView
import android.webkit.WebViewClient
import androidx.activity.ComponentActivity

/** Prints a document of the element, in a web view of its own that runs no script and loads nothing. */
internal class WalletPrinter(private val activity: ComponentActivity) {
    /** Kept until the next document: the print job draws from it after this call. */
    private var page: WebView? = null

    fun print(document: WalletMessage.Print, onEnd: (Boolean) -> Unit) {
        page?.destroy()
        page = WebView(activity).apply {
            settings.javaScriptEnabled = false
            settings.allowFileAccess = false
            settings.blockNetworkLoads = true
            webViewClient = object : WebViewClient() {
                override fun onPageFinished(view: WebView, url: String) {
                    view.webViewClient = WebViewClient()
                    onEnd(runCatching { send(view, document.name) }.isSuccess)
                }
            }
            loadDataWithBaseURL(null, document.html, "text/html", "utf-8", null)
        }
    }

    private fun send(page: WebView, name: String) {
        val manager = activity.getSystemService(Context.PRINT_SERVICE) as PrintManager
        manager.print(name, page.createPrintDocumentAdapter(name), PrintAttributes.Builder().build())
    }

    fun close() {
        page?.destroy()
        page = null
    }
}
