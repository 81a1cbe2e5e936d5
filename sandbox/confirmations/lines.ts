/** The values of a stored order; see `orderText`. */
export function linesOf(order: string) {
  const [, , amount = '0', currency = '', network = '', destination = '', fee = '0'] =
    order.split('\n')
  return { amount, currency, network, destination, fee }
}
