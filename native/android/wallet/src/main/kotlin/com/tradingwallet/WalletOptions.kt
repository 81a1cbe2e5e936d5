package com.tradingwallet

import java.net.URI
import java.net.URLEncoder

/** What to show. */
public data class WalletOptions(
    /** The address of `wallet.html` on your origin; it begins with https. */
    val page: String,
    /** The tag of the element. */
    val element: String = "tw-transfer",
    /** Attributes of the element, such as `app-lang` to `ja`. A token is none: it comes by [WalletSession]. */
    val attributes: Map<String, String> = emptyMap(),
    /** Whose title bar is shown. With [TitleBar.APP] the element has none, and the app shows `title` of the steps. */
    val titleBar: TitleBar = TitleBar.ELEMENT,
    /** Also allows a page without TLS: for development alone. */
    val allowsHttp: Boolean = false,
) {
    public enum class TitleBar { ELEMENT, APP }

    /** The only origin that may speak with the app. */
    internal val origin: String =
        requireNotNull(originOf(page)) { "The page has no origin" }.also {
            require(allowsHttp || it.startsWith("https://")) { "The page must begin with https" }
        }

    init {
        require(element.matches(Regex("tw-[a-z-]+"))) { "Not an element: $element" }
        require(attributes.keys.none { it.contains("token", ignoreCase = true) && it != "send-token" }) {
            "No address holds a token"
        }
    }

    /** The page with its element and attributes. */
    internal fun address(): String {
        val bar = if (titleBar == TitleBar.APP) mapOf("hide-header" to "") else emptyMap()
        val query = (mapOf("element" to element) + attributes + bar).entries.joinToString("&") { (name, value) ->
            "${encode(name)}=${encode(value)}"
        }
        return "$page?$query"
    }

    private fun encode(text: String): String = URLEncoder.encode(text, "UTF-8").replace("+", "%20")
}

/** `https://wallet.example.com`, without a default port; `null` for an address without an origin. */
internal fun originOf(address: String): String? {
    val uri = runCatching { URI(address) }.getOrNull() ?: return null
    val scheme = uri.scheme?.lowercase() ?: return null
    val host = uri.host?.lowercase() ?: return null
    if (scheme != "https" && scheme != "http") return null
    val isDefault = uri.port == -1 || uri.port == (if (scheme == "https") 443 else 80)
    return "$scheme://$host${if (isDefault) "" else ":${uri.port}"}"
}
