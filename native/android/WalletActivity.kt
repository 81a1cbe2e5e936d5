// Not compiled here; see ../README.md. Needs androidx.activity, androidx.core and androidx.webkit 1.9.
package com.example.wallet

import android.Manifest
import android.annotation.SuppressLint
import android.content.ContentValues
import android.content.Context
import android.content.Intent
import android.content.pm.PackageManager
import android.net.Uri
import android.os.Bundle
import android.print.PrintAttributes
import android.print.PrintManager
import android.provider.MediaStore
import android.util.Base64
import android.view.ViewGroup
import android.webkit.ValueCallback
import android.webkit.WebChromeClient
import android.webkit.WebResourceRequest
import android.webkit.WebView
import android.webkit.WebViewClient
import androidx.activity.ComponentActivity
import androidx.activity.OnBackPressedCallback
import androidx.activity.result.contract.ActivityResultContracts
import androidx.core.content.FileProvider
import androidx.core.view.ViewCompat
import androidx.core.view.WindowCompat
import androidx.core.view.WindowInsetsCompat
import androidx.webkit.WebMessageCompat
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature
import org.json.JSONObject
import java.io.File

private const val ORIGIN = "https://wallet.example.com"
private const val PAGE = "$ORIGIN/wallet.html"

/** A screen with <tw-transfer>. */
class WalletActivity : ComponentActivity() {
    private lateinit var webView: WebView
    private var chosen: ValueCallback<Array<Uri>>? = null
    private var photo: Uri? = null

    /** The element has a screen to go back to: said by `tw-step`. */
    private var canGoBack = false

    /** Otherwise the system leaves this screen by itself, with its own animation. */
    private val back = object : OnBackPressedCallback(false) {
        override fun handleOnBackPressed() = tell("back")
    }

    private val chooseFile =
        registerForActivityResult(ActivityResultContracts.StartActivityForResult()) { result ->
            val uris = WebChromeClient.FileChooserParams.parseResult(result.resultCode, result.data)
            answerChooser(uris ?: photo?.takeIf { result.resultCode == RESULT_OK }?.let { arrayOf(it) })
        }

    private val askForCamera =
        registerForActivityResult(ActivityResultContracts.RequestPermission()) { openChooser(it) }

    @SuppressLint("SetJavaScriptEnabled")
    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        // The page reaches under the system bars; the element keeps its title bar clear of them.
        WindowCompat.setDecorFitsSystemWindows(window, false)
        webView = WebView(this).apply {
            settings.javaScriptEnabled = true
            // Drafts and an unresolved transfer are kept in session storage.
            settings.domStorageEnabled = true
            settings.allowFileAccess = false
            webViewClient = OwnPages()
            webChromeClient = Chooser()
        }
        setContentView(webView, ViewGroup.LayoutParams(-1, -1))
        // The page ends above the keyboard.
        ViewCompat.setOnApplyWindowInsetsListener(webView) { view, insets ->
            view.setPadding(0, 0, 0, insets.getInsets(WindowInsetsCompat.Type.ime()).bottom)
            insets
        }
        onBackPressedDispatcher.addCallback(this, back)
        listen()
        webView.loadUrl(PAGE)
    }

    /** Adds the objects for this origin alone: no other page or frame gets them. */
    private fun listen() {
        check(WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER)) {
            "The system's WebView is older than 2020"
        }
        WebViewCompat.addWebMessageListener(webView, "TwHost", setOf(ORIGIN)) { _, message, _, isMainFrame, _ ->
            if (isMainFrame) message.data?.let { hear(JSONObject(it)) }
        }
        WebViewCompat.addWebMessageListener(webView, "TwFiles", setOf(ORIGIN)) { _, message, _, isMainFrame, _ ->
            if (isMainFrame) message.data?.let { save(JSONObject(it)) }
        }
    }

    private fun hear(message: JSONObject) {
        if (message.optString("source") != "tw" || message.optInt("v") != 1) return
        val detail = message.getJSONObject("detail")
        when (message.getString("type")) {
            "tw-step" -> {
                canGoBack = detail.getBoolean("canGoBack")
                back.isEnabled = canGoBack
                title = detail.getString("title")
            }
            "tw-navigate" -> when (detail.getString("reason")) {
                // The page has no token in its address and in no storage: it asks, and gets it here.
                "no-token" -> tell("token") { put("token", Session.token(this@WalletActivity)) }
                // Refused: the same person goes on where it stopped.
                "auth" -> Session.renew(this) { token ->
                    tell("token") { put("token", token).put("samePerson", true) }
                }
                // The element has opened the withdrawal of USD by itself.
                "withdraw" -> Unit
                else -> finish()
            }
            // A payment page belongs in the browser.
            "tw-open" -> startActivity(Intent(Intent.ACTION_VIEW, Uri.parse(detail.getString("url"))))
            "tw-success" -> setResult(RESULT_OK)
            "tw-error" -> android.util.Log.w("wallet", detail.optString("kind"))
        }
    }

    /** Says something to the elements; only a page of this origin hears it. */
    private fun tell(type: String, fill: JSONObject.() -> Unit = {}) {
        val message = JSONObject().put("source", "tw-host").put("v", 1).put("type", type).apply(fill)
        WebViewCompat.postWebMessage(webView, WebMessageCompat(message.toString()), Uri.parse(ORIGIN))
    }

    /** Other addresses belong in the browser. */
    private inner class OwnPages : WebViewClient() {
        override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
            if (request.url.toString().startsWith("$ORIGIN/")) return false
            startActivity(Intent(Intent.ACTION_VIEW, request.url))
            return true
        }
    }

    /** The proof of a payment: a picture of the gallery, or a new photo. */
    private inner class Chooser : WebChromeClient() {
        override fun onShowFileChooser(
            view: WebView,
            callback: ValueCallback<Array<Uri>>,
            params: FileChooserParams,
        ): Boolean {
            answerChooser(null)
            chosen = callback
            val isAllowed = checkSelfPermission(Manifest.permission.CAMERA) == PackageManager.PERMISSION_GRANTED
            if (isAllowed) openChooser(true) else askForCamera.launch(Manifest.permission.CAMERA)
            return true
        }
    }

    private fun openChooser(withCamera: Boolean) {
        val gallery = Intent(Intent.ACTION_GET_CONTENT).setType("image/*").addCategory(Intent.CATEGORY_OPENABLE)
        val chooser = Intent.createChooser(gallery, null)
        if (withCamera) {
            val file = File.createTempFile("proof", ".jpg", cacheDir)
            photo = FileProvider.getUriForFile(this, "$packageName.photos", file)
            val camera = Intent(MediaStore.ACTION_IMAGE_CAPTURE).putExtra(MediaStore.EXTRA_OUTPUT, photo)
            chooser.putExtra(Intent.EXTRA_INITIAL_INTENTS, arrayOf(camera))
        }
        chooseFile.launch(chooser)
    }

    /** The page waits until it is answered, also with nothing. */
    private fun answerChooser(uris: Array<Uri>?) {
        chosen?.onReceiveValue(uris)
        chosen = null
    }

    /** A receipt or a list that the page has made, into the downloads. */
    private fun save(file: JSONObject) {
        val bytes = Base64.decode(file.getString("data").substringAfter(','), Base64.DEFAULT)
        val values = ContentValues().apply {
            put(MediaStore.Downloads.DISPLAY_NAME, file.getString("name"))
            put(MediaStore.Downloads.MIME_TYPE, file.getString("type"))
        }
        val uri = contentResolver.insert(MediaStore.Downloads.EXTERNAL_CONTENT_URI, values) ?: return
        contentResolver.openOutputStream(uri)?.use { it.write(bytes) }
    }

    /** For a menu of the app: prints what the page shows. */
    fun print() {
        val name = title?.toString() ?: "Wallet"
        val manager = getSystemService(Context.PRINT_SERVICE) as PrintManager
        manager.print(name, webView.createPrintDocumentAdapter(name), PrintAttributes.Builder().build())
    }

    override fun onDestroy() {
        tell("close")
        webView.destroy()
        super.onDestroy()
    }
}
