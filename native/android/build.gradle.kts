// Versions for a build of this folder alone. In an app, `wallet/` takes those of the app.
plugins {
    id("com.android.library") version "8.13.0" apply false
    id("org.jetbrains.kotlin.android") version "2.2.20" apply false
}
