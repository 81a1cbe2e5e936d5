-- USDT that arrived before there was a history gets its place there.
INSERT INTO sandbox.transfers (
  order_number, account_id, wallet_number, type, transfer_way, currency, amount, fee,
  address, payment_channel, status, accepted_at
)
SELECT
  'EX' || to_char(p.arrived_at AT TIME ZONE 'UTC', 'YYYYMMDD') || lpad(p.id::text, 10, '0'),
  a.account_id, w.number, 'DEPOSIT', 'CRYPTO', 'USDT', p.amount, 0,
  a.address, a.channel, 'Success', date_trunc('milliseconds', p.arrived_at)
FROM sandbox.incoming_payments p
JOIN sandbox.deposit_addresses a ON a.address = p.address
JOIN sandbox.wallets w ON w.account_id = a.account_id
WHERE p.credited;
