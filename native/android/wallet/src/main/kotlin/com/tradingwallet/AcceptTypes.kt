package com.tradingwallet

/** Media types of an `accept` attribute, which has types and endings, also in one text. */
internal fun typesOf(accept: Array<String>): Array<String> {
    val types = accept.flatMap { it.split(',') }.map { it.trim().lowercase() }.mapNotNull {
        when {
            it.contains('/') -> it
            it in setOf(".jpg", ".jpeg") -> "image/jpeg"
            it.startsWith(".") && it.length > 1 -> "image/${it.drop(1)}".takeIf { type -> type in pictures }
            else -> null
        }
    }.distinct()
    return (types.ifEmpty { listOf("image/*") }).toTypedArray()
}

private val pictures = setOf("image/png", "image/webp", "image/heic", "image/heif", "image/gif", "image/avif")
