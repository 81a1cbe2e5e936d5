package com.tradingwallet

import org.junit.Assert.assertArrayEquals
import org.junit.Assert.assertEquals
import org.junit.Test

class FilesTest {
    @Test
    fun `a name of a page names no other folder`() {
        assertEquals("receipt W1.html", safeName("receipt W1.html"))
        assertEquals("_.._secret", safeName("../../secret"))
        assertEquals("file", safeName(".."))
        assertEquals("收據.html", safeName("收據.html"))
    }

    @Test
    fun `types and endings of a file field are media types`() {
        assertArrayEquals(arrayOf("image/jpeg", "image/png"), typesOf(arrayOf(".jpg,.jpeg", "image/png")))
        assertArrayEquals(arrayOf("image/*"), typesOf(arrayOf("")))
    }
}
