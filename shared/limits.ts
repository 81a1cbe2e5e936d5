import type { DecimalText } from './money/decimal-text.ts'

/**
 * The constants of the business that elements, site, long texts and sandbox share, each with its
 * section of the specification. Plain constants, so that a bundler inlines the values. Elsewhere are
 * the currencies (`money/currency.ts`), what concerns one component or its layout alone, and limits of
 * the sandbox that no element mentions.
 */

/** Longest wait for a whole answer, in milliseconds (section 9). */
export const requestTimeoutMs = 10_000

/**
 * Total time limit of an upload, in milliseconds. Ours: 10 s without progress end it as well
 * (section 9), but slow progress must not block a form for ever. The largest picture, 3 MB, fits at
 * 210 kbit/s.
 */
export const uploadTimeoutMs = 120_000

/**
 * How long an order may still arrive after it was sent, in milliseconds. Ours: gateways forward a
 * request within a minute or drop it. Until then, an order that the server does not know may still be
 * carried out.
 */
export const orderArrivalMs = 60_000

/**
 * Days for which a device remembers an order whose outcome is unknown. Ours: longer than any transfer
 * takes, so that the history shows by then whether it was carried out.
 */
export const openOrderDays = 30

/** Minutes for which what a person has typed is kept for them, on their device or by the app; ours. */
export const keptInputMinutes = 30
/** Most characters that a form may keep; ours: no storage has room for much more. */
export const maxKeptCharacters = 200_000

/** How long a toast at the top centre stays, in milliseconds (section 8): success, error, warning. */
export const toastMs = 2000
/** The same for one at the bottom centre: info. */
export const infoToastMs = 1000

/** Smallest amount of one withdrawal, in whole units (sections 5 and 9). */
export const minimumUsdWithdrawal = '100' as DecimalText
export const minimumUsdtWithdrawal = '10' as DecimalText

/**
 * Smallest USDT deposit, if the channel's data names none. Section 9 has two readings, 0.001 and
 * 100; a deposit below the minimum is lost, so the warning names the stricter one.
 */
export const minimumUsdtDeposit = '100' as DecimalText

/** Blocks until a deposit counts, if the channel's data names none; section 9 says both 6 and 9. */
export const depositConfirmations = 9

/** Days until money sent by credit card or PayPal arrives (section 9). */
export const cardArrivalDays = 15

/** Working days that a wire withdrawal takes at most (section 9). */
export const wireWithdrawalWorkingDays = 7

/** Hours in which the clearing institution aims to finish its review (sections 1 and 9). */
export const reviewTargetHours = 24

/** Largest picture that is sent, in megabytes (sections 5 and 9). */
export const maxPictureMegabytes = 3
export const maxPictureBytes = maxPictureMegabytes * 1024 * 1024

/**
 * Largest file that an element makes smaller before it sends it, in megabytes. Ours: section 9 limits
 * what is sent, and the largest pictures of phones have a hundred.
 */
export const maxChosenPictureMegabytes = 200
/** Most pixels of a picture, as many as the best phone cameras take; ours. A small file can have more. */
export const maxPicturePixels = 200_000_000

/** Seconds before another code may be sent to the same e-mail address (sections 4 and 9). */
export const resendSeconds = 60

/** Shortest password, in characters (sections 5 and 9). */
export const minimumPasswordLength = 8
/**
 * Longest password; the specification has none. A longer one is no safer and would cost the server
 * time.
 */
export const maxPasswordLength = 200

/** Characters of a SWIFT/BIC (sections 5 and 9). */
export const swiftLengths = { min: 8, max: 11 } as const

/** Seconds from a registration to sign-in; the specification has a countdown but no number. */
export const redirectSeconds = 5

/** Digits of a code by e-mail; the specification does not name its length. */
export const codeLength = 6

/** Fee of a settlement, in per cent of the transaction's amount (section 9). */
export const settlementFeePercent = '0.001' as DecimalText

/** Days of notice to terminate the contract of cooperation (section 9). */
export const terminationNoticeDays = 30

/** Days to hand in a new tax form once certified facts have changed (section 9). */
export const taxFormDays = 30

/**
 * The canvas of a signature (section 9): width on a desktop in pixels, height as a share of the
 * width.
 */
export const signatureWidth = 800
export const signatureHeightShare = 0.375
/** Width of a signature's line, in pixels (section 9). */
export const signatureLineWidth = 4

/** Largest short side of a phone's viewport, in pixels (sections 4 and 9). */
export const mobileShortSide = 640

/** Minutes for which a code by e-mail is valid; the specification has none. */
export const codeMinutes = 10

/** Longest message and name of an enquiry, in characters; the specification has none. */
export const maxEnquiryLength = 4000
export const maxEnquiryNameLength = 100

/** Longest name of an account's holder, in characters; the specification has none. */
export const maxNameLength = 100

/** Fraction digits that a balance shows at least (section 9). */
export const minBalanceFractionDigits = 4
/** The same of every other amount, such as an order or a fee; ours. */
export const minFractionDigits = 2
/** The same of an exchange rate; ours. */
export const minRateFractionDigits = 4

/** Last characters of a card number that are shown (section 9). */
export const shownCardCharacters = 3

/** The QR code of a deposit address (section 9): width in pixels, margin in modules. */
export const qrWidth = 120
export const qrMargin = 2

/** Longest text of a search for order numbers, in characters; the specification has none. */
export const maxSearchLength = 64

/** Most records of one page of the history; the specification has none. */
export const maxHistoryPage = 100

/** Largest number of supplementary credit cards (section 9). */
export const supplementaryCards = 2

/** Longest name of a friend's account, in characters: that of an e-mail address; ours. */
export const maxFriendAccountLength = 320

/** Longest name that a person gives a saved recipient, or the exchange that holds it; ours. */
export const maxRecipientNameLength = 50

/** Longest line of a bank account's details, in characters; the specification has none. */
export const maxBankDetailLength = 200

/** Longest answer to a question of a reviewer, in characters, and how many images it may have. */
export const maxAnswerLength = 2000
export const maxAnswerFiles = 5
