package com.tradingwallet

import android.content.Context
import android.content.Intent
import android.net.Uri
import android.util.Base64
import androidx.core.content.FileProvider
import java.io.File

/** Its own class, so that the app can have a `FileProvider` too. */
public class WalletFileProvider : FileProvider()

/** Files that leave the wallet, and the photo that comes in: in the app's cache, in a folder of their own. */
internal class WalletFiles(private val context: Context) {
    private val folder = File(context.cacheDir, "tradingwallet")

    /** A receipt is not kept on the phone when the screen is closed. */
    fun clear() {
        folder.deleteRecursively()
    }

    fun newPhoto(): Uri = uriOf(File.createTempFile("photo", ".jpg", folder.apply { mkdirs() }))

    /** The share sheet for a file of the element. */
    fun share(file: WalletMessage.File): Intent {
        val copy = File(folder.apply { mkdirs() }, safeName(file.name))
        copy.writeBytes(Base64.decode(file.data, Base64.DEFAULT))
        val uri = uriOf(copy)
        val send = Intent(Intent.ACTION_SEND)
            .setType(file.mediaType)
            .putExtra(Intent.EXTRA_STREAM, uri)
            .addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION)
        // The sheet shows a preview only for a file of the clip.
        send.clipData = android.content.ClipData.newRawUri(file.name, uri)
        return Intent.createChooser(send, null)
    }

    private fun uriOf(file: File): Uri =
        FileProvider.getUriForFile(context, "${context.packageName}.tradingwallet.files", file)
}
