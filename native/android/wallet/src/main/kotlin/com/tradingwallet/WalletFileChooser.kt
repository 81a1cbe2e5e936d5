package com.tradingwallet

import android.Manifest
import android.content.ActivityNotFoundException
import android.content.Intent
import android.content.pm.PackageManager
import android.net.Uri
import android.provider.MediaStore
import android.webkit.ValueCallback
import android.webkit.WebChromeClient.FileChooserParams
import androidx.activity.ComponentActivity
import androidx.activity.result.contract.ActivityResultContracts

/**
 * A picture for the page: from the gallery, or a new photo. The page waits until it is answered, also
 * with nothing. If Android ends the app while the camera is open, the photo has no page to go to, and
 * the person chooses it again.
 */
internal class WalletFileChooser(private val activity: ComponentActivity, private val files: WalletFiles) {
    private var waiting: ValueCallback<Array<Uri>>? = null
    private var request: Request? = null
    private var photo: Uri? = null

    private class Request(val types: Array<String>, val wantsCamera: Boolean, val isMultiple: Boolean)

    private val choose = activity.activityResultRegistry.register(
        "tradingwallet-choose",
        ActivityResultContracts.StartActivityForResult(),
    ) { result ->
        val taken = photo?.takeIf { result.resultCode == android.app.Activity.RESULT_OK }
        val chosen = FileChooserParams.parseResult(result.resultCode, result.data)
            ?: result.data?.clipData?.let { clip -> Array(clip.itemCount) { clip.getItemAt(it).uri } }
        answer(chosen ?: taken?.let { arrayOf(it) })
    }

    private val askForCamera = activity.activityResultRegistry.register(
        "tradingwallet-camera",
        ActivityResultContracts.RequestPermission(),
    ) { isGranted -> openChooser(isGranted) }

    fun start(callback: ValueCallback<Array<Uri>>, params: FileChooserParams) {
        answer(null)
        waiting = callback
        request = Request(
            typesOf(params.acceptTypes),
            params.isCaptureEnabled,
            params.mode == FileChooserParams.MODE_OPEN_MULTIPLE,
        )
        if (mustAskForCamera()) askForCamera.launch(Manifest.permission.CAMERA) else openChooser(withCamera = true)
    }

    fun answer(uris: Array<Uri>?) {
        waiting?.onReceiveValue(uris)
        waiting = null
        request = null
        photo = null
    }

    fun close() {
        answer(null)
        choose.unregister()
        askForCamera.unregister()
    }

    /** The camera app needs the permission of this app only if this app declares it. */
    private fun mustAskForCamera(): Boolean {
        val info = activity.packageManager.getPackageInfo(activity.packageName, PackageManager.GET_PERMISSIONS)
        val isDeclared = info.requestedPermissions.orEmpty().contains(Manifest.permission.CAMERA)
        val isGranted = activity.checkSelfPermission(Manifest.permission.CAMERA) == PackageManager.PERMISSION_GRANTED
        return isDeclared && !isGranted
    }

    private fun openChooser(withCamera: Boolean) {
        val (types, wantsCamera, isMultiple) = request?.let { Triple(it.types, it.wantsCamera, it.isMultiple) } ?: return
        val camera = if (withCamera) cameraIntent() else null
        val gallery = Intent(Intent.ACTION_GET_CONTENT)
            .addCategory(Intent.CATEGORY_OPENABLE)
            .setType(types.singleOrNull() ?: "*/*")
            .putExtra(Intent.EXTRA_MIME_TYPES, types)
            .putExtra(Intent.EXTRA_ALLOW_MULTIPLE, isMultiple)
        val chooser = Intent.createChooser(gallery, null)
        camera?.let { chooser.putExtra(Intent.EXTRA_INITIAL_INTENTS, arrayOf(it)) }
        launch(if (wantsCamera && camera != null) camera else chooser, instead = chooser)
    }

    private fun cameraIntent(): Intent {
        photo = files.newPhoto()
        return Intent(MediaStore.ACTION_IMAGE_CAPTURE)
            .putExtra(MediaStore.EXTRA_OUTPUT, photo)
            .addFlags(Intent.FLAG_GRANT_WRITE_URI_PERMISSION)
    }

    /** A phone without a camera app gets the gallery; one without either, nothing. */
    private fun launch(intent: Intent, instead: Intent) {
        try {
            choose.launch(intent)
        } catch (_: ActivityNotFoundException) {
            try {
                choose.launch(instead)
            } catch (_: ActivityNotFoundException) {
                answer(null)
            }
        }
    }
}
