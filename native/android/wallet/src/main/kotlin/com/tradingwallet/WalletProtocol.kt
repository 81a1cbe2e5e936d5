package com.tradingwallet

/** What the view has to do. */
public sealed interface WalletEffect {
    /** Send this JSON to the page, now. */
    public class Tell(public val message: String) : WalletEffect

    /** Ask the app for a token; hand it to [WalletProtocol.answer] with this [ticket]. */
    public data class AskToken(val ticket: Int, val isRenewal: Boolean) : WalletEffect

    public data class OpenOutside(val url: String) : WalletEffect

    /** Offer the file to the person, and send what [WalletProtocol.done] returns. */
    public class Share(public val file: WalletMessage.File) : WalletEffect

    public class Print(public val document: WalletMessage.Print) : WalletEffect

    /** Let the person confirm exactly this order, and send what [WalletProtocol.done] returns. */
    public class Authorize(public val request: WalletMessage.Authorize) : WalletEffect

    public class GiveToken(public val token: String) : WalletEffect

    /** Show the screen that the element is on: its title, and who answers *Back*. */
    public data class ShowStep(val title: String, val canGoBack: Boolean) : WalletEffect

    public data class Report(val message: WalletMessage) : WalletEffect

    public data class Leave(val reason: String, val to: String) : WalletEffect
}

/** Where an address is opened. */
public enum class Destination { HERE, OUTSIDE, NOWHERE }

public enum class Recovery { RELOAD, SHOW_FAILURE }

/**
 * The rules between a page with an element and the app around it. It knows no Android: the view
 * carries out what it returns.
 *
 * It holds no token. A token is sent to the page that asked for it, as soon as the app has it; if
 * that page is gone, the token is dropped, and the next page asks again.
 */
public class WalletProtocol(
    private val options: WalletOptions,
    /** Whether the app lets a person confirm an order. */
    confirmsOrders: Boolean = false,
) {
    /** What the view can do. */
    private val capabilities = listOf("files", "print") + if (confirmsOrders) listOf("authorize") else emptyList()
    private var page = 0
    private var wasGreeted = false
    private var wasAnswered = false
    private var crashes = emptyList<Long>()
    private var renewals = emptyList<Long>()

    /** Kept over the end of the page's process, for a view that says `pending`. */
    private var pending = ""

    /** The element has a screen to go back to. */
    public var canGoBack: Boolean = false
        private set

    /** The page of this protocol has spoken since it was loaded. */
    public val isAlive: Boolean get() = wasGreeted

    /** A page begins to load: what the last one said no longer counts. */
    public fun pageStarted() {
        page++
        wasGreeted = false
        wasAnswered = false
        canGoBack = false
    }

    /** Hears a message. Other origins, frames and words have no effect. */
    public fun receive(text: String, senderOrigin: String, isMainFrame: Boolean): List<WalletEffect> {
        if (!isMainFrame || originOf(senderOrigin) != options.origin) return emptyList()
        val message = WalletMessage.read(text) ?: return emptyList()
        val greeting = if (wasGreeted) emptyList() else listOf(WalletEffect.Tell(HostMessages.hello(capabilities)))
        wasGreeted = true
        return greeting + effectsOf(message)
    }

    private fun effectsOf(message: WalletMessage): List<WalletEffect> =
        when (message) {
            is WalletMessage.Token -> listOf(WalletEffect.GiveToken(message.token))
            is WalletMessage.File -> listOf(WalletEffect.Share(message))
            is WalletMessage.Print -> listOf(WalletEffect.Print(message))
            is WalletMessage.Authorize -> listOf(WalletEffect.Authorize(message))
            is WalletMessage.Pending -> {
                pending = message.pending
                emptyList()
            }
            is WalletMessage.Step -> {
                canGoBack = message.canGoBack
                listOf(WalletEffect.ShowStep(message.title, message.canGoBack), WalletEffect.Report(message))
            }
            is WalletMessage.Open -> listOf(WalletEffect.Report(message)) +
                if (destinationOf(message.url) == Destination.NOWHERE) {
                    emptyList()
                } else {
                    listOf(WalletEffect.OpenOutside(message.url))
                }
            is WalletMessage.Navigate -> listOf(WalletEffect.Report(message)) + navigate(message)
            else -> listOf(WalletEffect.Report(message))
        }

    private fun navigate(message: WalletMessage.Navigate): List<WalletEffect> =
        when {
            // Both by itself and by *Sign in* of the closed element.
            message.reason == "auth" -> listOf(WalletEffect.AskToken(page, isRenewal = true))
            // *Sign in* alone.
            message.to == "/login" -> leave(message)
            message.reason == "no-token" -> listOf(WalletEffect.AskToken(page, isRenewal = false))
            // A contract without its link says this too; said again, the link is not valid.
            message.reason == "URL found." && !wasAnswered -> listOf(WalletEffect.AskToken(page, isRenewal = false))
            // tw-transfer has opened the withdrawal of USD by itself.
            message.reason == "withdraw" && message.element == "tw-transfer" -> emptyList()
            else -> leave(message)
        }

    private fun leave(message: WalletMessage.Navigate) = listOf(WalletEffect.Leave(message.reason, message.to))

    /**
     * The app's answer to [WalletEffect.AskToken]; `null` or empty if it has no token. [nowMillis]: of a
     * clock that only goes on.
     */
    public fun answer(request: WalletEffect.AskToken, token: String?, nowMillis: Long): List<WalletEffect> {
        if (request.ticket != page) return emptyList()
        if (request.isRenewal) renewals = withinAMinute(renewals, nowMillis)
        val isRefusedAgain = request.isRenewal && renewals.size > MOST_RENEWALS
        return when {
            token.isNullOrEmpty() || isRefusedAgain -> listOf(WalletEffect.Leave(if (request.isRenewal) "auth" else "no-token", "/login"))
            else -> {
                wasAnswered = true
                listOf(WalletEffect.Tell(HostMessages.token(token, samePerson = request.isRenewal, pending)))
            }
        }
    }

    /** What became of a file, a document or an order with this [id]; [proof]: of an order, for the server. */
    public fun done(id: String, isDone: Boolean, proof: String? = null): WalletEffect =
        WalletEffect.Tell(HostMessages.answer(id, isDone, proof))

    /** *Back*: a step of the element, or out of the screen. */
    public fun back(): WalletEffect =
        if (canGoBack) WalletEffect.Tell(HostMessages.back()) else WalletEffect.Leave("back", "/")

    /** Where an address of the page is opened. A file of the page (`blob:`) is no page. */
    public fun destinationOf(url: String): Destination =
        when {
            originOf(url) == options.origin -> Destination.HERE
            OUTSIDE_SCHEMES.any { url.startsWith(it, ignoreCase = true) } -> Destination.OUTSIDE
            else -> Destination.NOWHERE
        }

    /** The process of the page has ended. A page that ends its process again and again is not reloaded. */
    public fun rendererGone(nowMillis: Long): Recovery {
        pageStarted()
        crashes = withinAMinute(crashes, nowMillis)
        return if (crashes.size > MOST_RELOADS) Recovery.SHOW_FAILURE else Recovery.RELOAD
    }

    private companion object {
        const val MINUTE_MILLIS = 60_000L
        const val MOST_RELOADS = 2

        /** After so many renewals within a minute, the server refuses every token, and the person signs in. */
        const val MOST_RENEWALS = 3
        val OUTSIDE_SCHEMES = listOf("https://", "mailto:", "tel:")

        fun withinAMinute(times: List<Long>, nowMillis: Long): List<Long> =
            times.filter { it >= nowMillis - MINUTE_MILLIS } + nowMillis
    }
}
