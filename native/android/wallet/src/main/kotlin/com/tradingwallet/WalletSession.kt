package com.tradingwallet

/** What the app does for a wallet. All calls come on the main thread. */
public interface WalletSession {
    /**
     * The login token of the person who is signed in; for `tw-contract`, the token of the link. Call
     * [answer] once, on any thread; with `null` if there is none. The wallet keeps no token: it asks
     * again after its process has ended.
     */
    public fun token(answer: (String?) -> Unit)

    /** A new token of the same person, because the server refused the last one. `null`: they sign in again. */
    public fun renewToken(answer: (String?) -> Unit)

    /** The wallet is left: close its screen. [to] is the path that the element named, [reason] why. */
    public fun onLeave(reason: String, to: String)

    /** An event of the element. */
    public fun onEvent(event: WalletMessage) {}

    /** The token of a sign-in: only with `tw-account` and its attribute `send-token`. */
    public fun onToken(token: String) {}

    /**
     * Whether [confirm] is offered, asked when the view is made. Without it, the element offers its own
     * ways to confirm an order.
     */
    public val confirmsOrders: Boolean get() = false

    /**
     * Lets the person confirm exactly this order in the app's own way, such as by face or finger. Call
     * [answer] once, on any thread; `proof` goes to your server unread.
     */
    public fun confirm(order: Map<String, String>, answer: (isConfirmed: Boolean, proof: String?) -> Unit) {
        answer(false, null)
    }

    /** With [WalletOptions.TitleBar.APP]: the title to show. */
    public fun onTitle(title: String) {}
}
