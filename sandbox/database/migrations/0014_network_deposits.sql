ALTER TABLE "sandbox"."transfers" DROP CONSTRAINT "transfers_reference_check";--> statement-breakpoint
ALTER TABLE "sandbox"."transfers" ADD COLUMN "blocks_seen" integer;--> statement-breakpoint
ALTER TABLE "sandbox"."transfers" ADD COLUMN "blocks_needed" integer;--> statement-breakpoint
ALTER TABLE "sandbox"."transfers" ADD COLUMN "credited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox"."transfers" ADD COLUMN "below_minimum" numeric;--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_arrivals" ON "sandbox"."transfers" USING btree ("address","payment_reference") WHERE type = 'DEPOSIT';--> statement-breakpoint
CREATE INDEX "transfers_in_network" ON "sandbox"."transfers" USING btree ("accepted_at") WHERE status = 'Auditing' AND blocks_seen IS NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox"."transfers" ADD CONSTRAINT "transfers_blocks_check" CHECK (num_nulls(blocks_seen, blocks_needed) <> 1 AND blocks_seen BETWEEN 0 AND blocks_needed);--> statement-breakpoint
ALTER TABLE "sandbox"."transfers" ADD CONSTRAINT "transfers_credited_check" CHECK (credited_at IS NULL OR (type = 'DEPOSIT' AND status = 'Success'));--> statement-breakpoint
ALTER TABLE "sandbox"."transfers" ADD CONSTRAINT "transfers_minimum_check" CHECK (below_minimum IS NULL OR status = 'Fail');--> statement-breakpoint
ALTER TABLE "sandbox"."transfers" ADD CONSTRAINT "transfers_reference_check" CHECK (payment_reference IS NULL OR paid_at IS NOT NULL OR type = 'DEPOSIT');
--> statement-breakpoint
-- USDT below the minimum gets its place in the history, too.
INSERT INTO sandbox.transfers (
  order_number, account_id, wallet_number, type, transfer_way, currency, amount, fee,
  address, payment_channel, status, fail_reason, below_minimum, accepted_at
)
SELECT
  'EX' || to_char(p.arrived_at AT TIME ZONE 'UTC', 'YYYYMMDD') || lpad(p.id::text, 10, '0'),
  a.account_id, w.number, 'DEPOSIT', 'CRYPTO', 'USDT', p.amount, 0,
  a.address, a.channel, 'Fail', p.note, c.deposit_min,
  date_trunc('milliseconds', p.arrived_at)
FROM sandbox.incoming_payments p
JOIN sandbox.deposit_addresses a ON a.address = p.address
JOIN sandbox.crypto_channels c ON c.value = a.channel
JOIN sandbox.wallets w ON w.account_id = a.account_id
WHERE NOT p.credited;
--> statement-breakpoint
DROP TABLE "sandbox"."incoming_payments" CASCADE;
