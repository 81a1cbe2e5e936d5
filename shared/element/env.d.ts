/** The version of the elements' package; the build writes it in. */
declare const elementsVersion: string
