// Not compiled here; see ../README.md. Replace it with your app's own sign-in.
package com.example.wallet

import android.content.Context

object Session {
    /** The login token of the person who is signed in to the app. */
    fun token(context: Context): String = TODO("from the app's key store")

    /** A new token for the same person; after a sign-in, where that is needed. */
    fun renew(context: Context, onToken: (String) -> Unit): Unit = TODO("from the app's server")
}
