ALTER TABLE "sandbox"."reviews" ADD COLUMN "begun_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox"."transfers" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox"."transfers" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox"."transfers" ADD COLUMN "payment_reference" text;--> statement-breakpoint
ALTER TABLE "sandbox"."transfers" ADD CONSTRAINT "transfers_cancelled_check" CHECK (cancelled_at IS NULL OR (type = 'WITHDRAW' AND status = 'Fail'));--> statement-breakpoint
ALTER TABLE "sandbox"."transfers" ADD CONSTRAINT "transfers_paid_check" CHECK (paid_at IS NULL OR (type = 'WITHDRAW' AND status = 'Success'));--> statement-breakpoint
ALTER TABLE "sandbox"."transfers" ADD CONSTRAINT "transfers_reference_check" CHECK (payment_reference IS NULL OR paid_at IS NOT NULL);
--> statement-breakpoint
-- What was approved until now was paid at once.
UPDATE sandbox.transfers t
SET paid_at = coalesce(
  (SELECT r.decided_at FROM sandbox.reviews r
    WHERE r.order_number = t.order_number AND r.tier = 'CLEARING'),
  t.accepted_at)
WHERE t.type = 'WITHDRAW' AND t.status = 'Success';
