package com.tradingwallet

private const val LONGEST_NAME = 120

/** A name of a page as the name of a file: no folder, nothing hidden, not empty. */
internal fun safeName(name: String): String =
    name.replace(Regex("""[/\\:*?"<>|\p{Cntrl}]"""), "_").trimStart('.', ' ').takeLast(LONGEST_NAME).ifEmpty { "file" }
