package com.tradingwallet

import android.os.Bundle
import androidx.activity.ComponentActivity
import androidx.activity.enableEdgeToEdge

/**
 * A screen with one element: extend it, and name it in the manifest with the `configChanges` of the
 * README, so that a fold or a turn of the phone does not start the wallet again.
 */
public abstract class WalletActivity : ComponentActivity() {
    /** Called once, when the screen is created. */
    protected abstract fun options(): WalletOptions

    /** Called once, when the screen is created. Most apps call [finish] in its `onLeave`. */
    protected abstract fun session(): WalletSession

    protected lateinit var wallet: WalletView
        private set

    override fun onCreate(savedInstanceState: Bundle?) {
        enableEdgeToEdge()
        super.onCreate(savedInstanceState)
        wallet = WalletView(this, options(), session())
        setContentView(wallet)
    }
}
