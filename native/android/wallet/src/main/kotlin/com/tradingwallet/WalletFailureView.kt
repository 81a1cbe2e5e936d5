package com.tradingwallet

import android.annotation.SuppressLint
import android.content.Context
import android.view.Gravity
import android.view.accessibility.AccessibilityEvent
import android.widget.Button
import android.widget.LinearLayout
import android.widget.TextView

private const val SPACE_DP = 24
private const val TITLE_SP = 20f
private const val TEXT_SP = 16f

/** Instead of a page that did not load, or that ended too often. Colours and font are those of the app. */
@SuppressLint("ViewConstructor")
internal class WalletFailureView(context: Context, onRetry: () -> Unit, onClose: () -> Unit) : LinearLayout(context) {
    private val title = TextView(context).apply {
        setText(R.string.tradingwallet_failed)
        textSize = TITLE_SP
        gravity = Gravity.CENTER
        isFocusable = true
    }

    init {
        val space = (SPACE_DP * resources.displayMetrics.density).toInt()
        orientation = VERTICAL
        gravity = Gravity.CENTER
        setPadding(space, space, space, space)
        addView(title)
        addView(
            TextView(context).apply {
                setText(R.string.tradingwallet_check)
                textSize = TEXT_SP
                gravity = Gravity.CENTER
                setPadding(0, space / 2, 0, space)
            },
        )
        addView(button(R.string.tradingwallet_retry, onRetry))
        addView(button(R.string.tradingwallet_close, onClose))
    }

    /** A screen reader reads it when it appears. */
    fun announce() {
        post { title.sendAccessibilityEvent(AccessibilityEvent.TYPE_VIEW_FOCUSED) }
    }

    private fun button(text: Int, onClick: () -> Unit) =
        Button(context).apply {
            setText(text)
            setOnClickListener { onClick() }
        }
}
