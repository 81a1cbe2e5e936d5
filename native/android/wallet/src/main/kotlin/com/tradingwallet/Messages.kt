package com.tradingwallet

import org.json.JSONArray
import org.json.JSONException
import org.json.JSONObject

/** What an element says, as messages.schema.json has it. A word of a later release is [Other]. */
public sealed interface WalletMessage {
    public val element: String

    /** The first view can be used. */
    public data class Ready(override val element: String) : WalletMessage

    /** The answer to `hello`: the version of the element. */
    public data class Hello(override val element: String, val version: String) : WalletMessage

    public data class Step(
        override val element: String,
        val name: String,
        /** In the language of the element. */
        val title: String,
        val canGoBack: Boolean,
    ) : WalletMessage

    /** The person should go to another screen of the app. */
    public data class Navigate(
        override val element: String,
        val to: String,
        val reason: String,
        val message: String?,
        val isUsd: Boolean?,
    ) : WalletMessage

    /** The person wants to pay at [url]; the package opens it in the browser. */
    public data class Open(
        override val element: String,
        val url: String,
        val method: String,
    ) : WalletMessage

    /** The server accepted something. [fields] has the rest of the detail as text; amounts are decimal text. */
    public data class Success(
        override val element: String,
        val kind: String,
        /** The previous person sent it: do not show it to the current one. */
        val isEarlier: Boolean,
        val fields: Map<String, String>,
    ) : WalletMessage

    /** A review was decided. */
    public data class Record(
        override val element: String,
        val orderNumber: String,
        val status: String,
    ) : WalletMessage

    /** An error was shown. */
    public data class Failure(
        override val element: String,
        val kind: String,
        val code: Int?,
        val message: String,
        val isEarlier: Boolean,
    ) : WalletMessage

    /** A word that this release of the package does not know, or needs no type for. */
    public data class Other(
        override val element: String,
        val type: String,
        /** JSON. */
        val detail: String,
    ) : WalletMessage

    /** The token of a sign-in (`send-token` of tw-account). It is not in [toString]. */
    public class Token(override val element: String, public val token: String) : WalletMessage {
        override fun toString(): String = "Token(element=$element)"
    }

    /** A file that the element has made. */
    public class File(
        override val element: String,
        public val id: String,
        public val name: String,
        public val mediaType: String,
        /** Base64. */
        public val data: String,
    ) : WalletMessage

    /** A document to print. */
    public class Print(
        override val element: String,
        public val id: String,
        public val name: String,
        public val html: String,
    ) : WalletMessage

    /** An order to be confirmed, for an app that says `authorize`; [order] has its fields as text. */
    public class Authorize(
        override val element: String,
        public val id: String,
        public val order: Map<String, String>,
    ) : WalletMessage

    /** What is typed in the forms, for an app that keeps it and gives it back with the token. */
    public class Pending(override val element: String, public val pending: String) : WalletMessage

    public companion object {
        /** Reads a message; `null` for anything that is not one. */
        public fun read(text: String): WalletMessage? =
            try {
                read(JSONObject(text))
            } catch (_: JSONException) {
                null
            }

        private fun read(json: JSONObject): WalletMessage? {
            if (json.optString("source") != "tw" || json.optInt("v") != 1) return null
            val element = json.getString("element")
            val detail = json.getJSONObject("detail")
            return when (val type = json.getString("type")) {
                "tw-ready" -> Ready(element)
                "tw-hello" -> Hello(element, detail.getString("version"))
                "tw-step" -> Step(
                    element,
                    detail.text("step") ?: detail.text("screen").orEmpty(),
                    detail.getString("title"),
                    detail.getBoolean("canGoBack"),
                )
                "tw-navigate" -> Navigate(
                    element,
                    detail.getString("to"),
                    detail.getString("reason"),
                    detail.text("message"),
                    if (detail.has("isUsd")) detail.getBoolean("isUsd") else null,
                )
                "tw-open" -> Open(element, detail.getString("url"), detail.getString("method"))
                "tw-success" -> Success(
                    element,
                    detail.getString("kind"),
                    detail.text("session") == "earlier",
                    detail.keys().asSequence().map { "$it" }.associateWith { "${detail.get(it)}" } - listOf("kind", "session"),
                )
                "tw-record" -> Record(element, detail.getString("orderNumber"), detail.getString("status"))
                "tw-error" -> Failure(
                    element,
                    detail.getString("kind"),
                    if (detail.has("code")) detail.getInt("code") else null,
                    detail.getString("message"),
                    detail.text("session") == "earlier",
                )
                "token" -> Token(element, detail.getString("token"))
                "tw-file" -> File(
                    element,
                    detail.getString("id"),
                    detail.getString("name"),
                    detail.getString("mediaType"),
                    detail.getString("data"),
                )
                "tw-print" -> Print(
                    element,
                    detail.getString("id"),
                    detail.getString("name"),
                    detail.getString("html"),
                )
                "tw-authorize" -> Authorize(
                    element,
                    detail.getString("id"),
                    detail.keys().asSequence().map { "$it" }.associateWith { "${detail.get(it)}" } - "id",
                )
                "tw-pending" -> Pending(element, detail.getString("pending"))
                else -> Other(element, type, detail.toString())
            }
        }

        private fun JSONObject.text(name: String): String? = if (has(name)) getString(name) else null
    }
}

/** The version of this package. */
internal const val VERSION = "0.1.0"

/** What a host says, as JSON. */
internal object HostMessages {
    private fun message(type: String, fill: JSONObject.() -> Unit = {}): String =
        JSONObject().put("source", "tw-host").put("v", 1).put("type", type).apply(fill).toString()

    fun hello(capabilities: List<String>): String =
        message("hello") {
            put("capabilities", JSONArray(capabilities))
            put("host", JSONObject().put("name", "tradingwallet-android").put("version", VERSION))
        }

    /** What became of a file, a document or an order; [proof] is what the app says of an order for the server. */
    fun answer(id: String, isDone: Boolean, proof: String? = null): String =
        message("answer") {
            put("id", id)
            put("ok", isDone)
            proof?.let { put("proof", it) }
        }

    /** [pending]: what the element has asked the app to keep; empty: nothing. */
    fun token(token: String, samePerson: Boolean, pending: String = ""): String =
        message("token") {
            put("token", token)
            if (samePerson) put("samePerson", true)
            if (pending.isNotEmpty()) put("pending", pending)
        }

    fun language(language: String): String = message("lang") { put("lang", language) }

    fun theme(theme: String): String = message("theme") { put("theme", theme) }

    fun back(): String = message("back")

    fun close(): String = message("close")
}
