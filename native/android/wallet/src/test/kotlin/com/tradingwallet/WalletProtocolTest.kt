package com.tradingwallet

import org.json.JSONArray
import org.json.JSONObject
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertThrows
import org.junit.Assert.assertTrue
import org.junit.Test
import java.io.File

private const val ORIGIN = "https://wallet.example.com"

/** The messages that every package reads in its tests. */
private val examples = JSONObject(
    generateSequence(File("").absoluteFile) { it.parentFile }
        .map { File(it, "messages.examples.json") }
        .first { it.exists() }
        .readText(),
)

private fun JSONArray.objects(): List<JSONObject> = (0 until length()).map { getJSONObject(it) }

private fun message(type: String, detail: String, element: String = "tw-transfer"): String =
    """{"source":"tw","v":1,"element":"$element","type":"$type","detail":$detail}"""

class WalletProtocolTest {
    private val options = WalletOptions("$ORIGIN/wallet.html")
    private val protocol = WalletProtocol(options).apply { pageStarted() }

    private fun hear(text: String, origin: String = ORIGIN, isMainFrame: Boolean = true) =
        protocol.receive(text, origin, isMainFrame)

    private fun told(effects: List<WalletEffect>): List<String> =
        effects.filterIsInstance<WalletEffect.Tell>().map { it.message }

    private fun kindOf(message: WalletMessage): String =
        when (message) {
            is WalletMessage.Ready -> "ready"
            is WalletMessage.Hello -> "hello"
            is WalletMessage.Step -> "step"
            is WalletMessage.Navigate -> "navigate"
            is WalletMessage.Open -> "open"
            is WalletMessage.Success -> "success"
            is WalletMessage.Record -> "record"
            is WalletMessage.Failure -> "error"
            is WalletMessage.Token -> "token"
            is WalletMessage.File -> "file"
            is WalletMessage.Print -> "print"
            is WalletMessage.Authorize -> "authorize"
            is WalletMessage.Pending -> "pending"
            is WalletMessage.Other -> "other"
        }

    @Test
    fun `reads every shared message`() {
        for (example in examples.getJSONArray("fromElement").objects()) {
            val read = WalletMessage.read(example.getJSONObject("message").toString())
            assertEquals(example.getString("is"), read?.let(::kindOf))
        }
    }

    @Test
    fun `ignores what is no message`() {
        for (example in examples.getJSONArray("ignored").objects()) {
            assertNull(example.toString(), WalletMessage.read(example.toString()))
        }
        for (text in listOf("", "null", "[]", "{", "\"tw\"")) assertNull(text, WalletMessage.read(text))
    }

    @Test
    fun `says what elements understand`() {
        val said = listOf(
            HostMessages.token("a-token", samePerson = false),
            HostMessages.token("a-token", samePerson = true),
            HostMessages.token("a-token", samePerson = false, pending = "what was typed"),
            HostMessages.language("ja"),
            HostMessages.theme("dark"),
            HostMessages.back(),
            HostMessages.close(),
            HostMessages.hello(listOf("files", "print")),
            HostMessages.answer("1", isDone = false),
            HostMessages.answer("2", isDone = true, proof = "signed"),
        ).map { JSONObject(it).values() - "host" }
        assertEquals(examples.getJSONArray("fromHost").objects().map { it.values() - "host" }, said)
    }

    @Test
    fun `an amount stays text`() {
        val read = WalletMessage.read(message("tw-success", """{"kind":"usdt-withdrawal","amount":"0.10"}"""))
        assertEquals("0.10", (read as WalletMessage.Success).fields["amount"])
    }

    @Test
    fun `hears only the main frame of its own origin`() {
        val ready = message("tw-ready", "{}")
        assertEquals(emptyList<WalletEffect>(), hear(ready, isMainFrame = false))
        for (origin in listOf("https://wallet.example.com.evil.test", "http://wallet.example.com", "$ORIGIN:8443", "null", "")) {
            assertEquals(origin, emptyList<WalletEffect>(), hear(ready, origin))
        }
        assertTrue(hear(ready, "https://WALLET.example.com:443").isNotEmpty())
    }

    @Test
    fun `greets each page once, before all else`() {
        val first = hear(message("tw-ready", "{}")).first()
        assertTrue((first as WalletEffect.Tell).message.contains("\"hello\""))
        assertEquals(emptyList<String>(), told(hear(message("tw-ready", "{}"))))
        protocol.pageStarted()
        assertEquals(1, told(hear(message("tw-ready", "{}"))).size)
    }

    @Test
    fun `an app that confirms orders says so, gets each as text, and answers with its proof`() {
        val order = message("tw-authorize", """{"id":"7","confirmation":"c1","amount":"0.10"}""")
        assertFalse(told(hear(order)).first().contains("authorize"))
        val confirming = WalletProtocol(options, confirmsOrders = true).apply { pageStarted() }
        val effects = confirming.receive(order, ORIGIN, true)
        assertTrue(told(effects).first().contains("authorize"))
        val request = effects.filterIsInstance<WalletEffect.Authorize>().single().request
        assertEquals("0.10", request.order["amount"])
        val answer = JSONObject(told(listOf(confirming.done(request.id, true, "signed"))).single())
        assertEquals("signed", answer.getString("proof"))
    }

    private fun ask(reason: String): WalletEffect.AskToken =
        hear(message("tw-navigate", """{"to":"${if (reason == "auth") "/login" else "/"}","reason":"$reason"}"""))
            .filterIsInstance<WalletEffect.AskToken>().single()

    @Test
    fun `a token goes to the page that asked, once it is there`() {
        val sent = told(protocol.answer(ask("no-token"), "a-token", 0)).single()
        assertEquals("a-token", JSONObject(sent).getString("token"))
        assertFalse(JSONObject(sent).has("samePerson"))
    }

    @Test
    fun `a renewed token is of the same person`() {
        val sent = told(protocol.answer(ask("auth"), "b-token", 0)).single()
        assertTrue(JSONObject(sent).getBoolean("samePerson"))
    }

    @Test
    fun `a token for a page that is gone is dropped`() {
        val request = ask("no-token")
        protocol.pageStarted()
        assertEquals(emptyList<WalletEffect>(), protocol.answer(request, "a-token", 0))
        assertEquals(1, told(hear(message("tw-ready", "{}"))).size)
    }

    @Test
    fun `without a token the person signs in`() {
        assertEquals(listOf(WalletEffect.Leave("auth", "/login")), protocol.answer(ask("auth"), null, 0))
    }

    @Test
    fun `a token that is refused again and again means a sign-in`() {
        val leaves = listOf(0L, 1_000L, 2_000L, 3_000L, 63_000L).map { now ->
            protocol.answer(ask("auth"), "a-token", now).single() is WalletEffect.Leave
        }
        assertEquals(listOf(false, false, false, true, false), leaves)
        val signIn = hear(message("tw-navigate", """{"to":"/login","reason":"no-token"}"""))
        assertTrue(signIn.any { it is WalletEffect.Leave })
    }

    @Test
    fun `a link is given to a contract once`() {
        val ask = { hear(message("tw-navigate", """{"to":"/","reason":"URL found."}""", "tw-contract")) }
        val request = ask().filterIsInstance<WalletEffect.AskToken>().single()
        protocol.answer(request, "a-link", 0)
        assertEquals(listOf("URL found."), ask().filterIsInstance<WalletEffect.Leave>().map { it.reason })
    }

    @Test
    fun `the token of a sign-in is given to the app and is in no text`() {
        val effects = hear(message("token", """{"token":"a-token"}""", "tw-account"))
        assertEquals("a-token", effects.filterIsInstance<WalletEffect.GiveToken>().single().token)
        assertFalse(effects.filterIsInstance<WalletEffect.Report>().isNotEmpty())
        assertFalse(WalletMessage.read(message("token", """{"token":"a-token"}""")).toString().contains("a-token"))
    }

    @Test
    fun `back is a step of the element while it has one`() {
        hear(message("tw-step", """{"step":"WITHDRAW","title":"Withdraw","canGoBack":true}"""))
        assertTrue((protocol.back() as WalletEffect.Tell).message.contains("\"back\""))
        hear(message("tw-step", """{"step":"HOME","title":"Wallet","canGoBack":false}"""))
        assertEquals(WalletEffect.Leave("back", "/"), protocol.back())
    }

    @Test
    fun `a screen of the app is for the app, the withdrawal of USD for the element`() {
        val leaves = { reason: String ->
            hear(message("tw-navigate", """{"to":"/bindCard","reason":"$reason"}""")).any { it is WalletEffect.Leave }
        }
        assertTrue(leaves("bank-card"))
        assertFalse(leaves("withdraw"))
    }

    @Test
    fun `only its own origin is opened here`() {
        assertEquals(Destination.HERE, protocol.destinationOf("$ORIGIN/wallet.html"))
        assertEquals(Destination.OUTSIDE, protocol.destinationOf("https://wallet.example.com.evil.test/"))
        assertEquals(Destination.OUTSIDE, protocol.destinationOf("mailto:help@example.com"))
        for (url in listOf("blob:$ORIGIN/1", "javascript:alert(1)", "intent://x", "file:///etc", "http://example.com")) {
            assertEquals(url, Destination.NOWHERE, protocol.destinationOf(url))
        }
    }

    @Test
    fun `opens no payment page that is no web page`() {
        val effects = hear(message("tw-open", """{"url":"intent://pay","method":"PAYPAL"}"""))
        assertFalse(effects.any { it is WalletEffect.OpenOutside })
    }

    @Test
    fun `reloads a dead page twice in a minute, then shows a failure`() {
        val outcomes = listOf(0L, 10_000L, 20_000L, 90_000L).map(protocol::rendererGone)
        assertEquals(
            listOf(Recovery.RELOAD, Recovery.RELOAD, Recovery.SHOW_FAILURE, Recovery.RELOAD),
            outcomes,
        )
    }

    @Test
    fun `a dead page has no screen to go back to`() {
        hear(message("tw-step", """{"step":"WITHDRAW","title":"Withdraw","canGoBack":true}"""))
        protocol.rendererGone(0)
        assertFalse(protocol.canGoBack)
    }

    @Test
    fun `the address names element and attributes, and never a token`() {
        val address = WalletOptions("$ORIGIN/wallet.html", "tw-wallet", mapOf("app-lang" to "ja & ko"), WalletOptions.TitleBar.APP)
            .address()
        assertEquals("$ORIGIN/wallet.html?element=tw-wallet&app-lang=ja%20%26%20ko&hide-header=", address)
        assertThrows(IllegalArgumentException::class.java) {
            WalletOptions("$ORIGIN/wallet.html", attributes = mapOf("token" to "a-token"))
        }
        assertThrows(IllegalArgumentException::class.java) { WalletOptions("http://wallet.example.com/wallet.html") }
    }
}

/** Objects and arrays as values that can be compared. */
private fun JSONObject.values(): Map<String, Any> =
    keys().asSequence().map { "$it" }.associateWith { name ->
        when (val value = get(name)) {
            is JSONObject -> value.values()
            is JSONArray -> (0 until value.length()).map { value.get(it) }
            else -> value
        }
    }
