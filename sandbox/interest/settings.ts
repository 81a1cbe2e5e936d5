import Big from 'big.js'

/** Interest on USD in per cent of a year; a setting of the sandbox, not a promised rate. */
export const yearlyPercent = '1.2'

const daysOfYear = 365

/** Interest of one day in USD, rounded down to cents. */
export const interestOf = (balance: Big): Big =>
  balance.times(yearlyPercent).div(100).div(daysOfYear).round(2, Big.roundDown)
