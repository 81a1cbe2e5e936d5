CREATE TABLE "sandbox"."card_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox"."card_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" text NOT NULL,
	"idempotency_key" text,
	"kind" text NOT NULL,
	"details" jsonb,
	"status" text NOT NULL,
	"fail_reason" text,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "card_requests_account_id_idempotency_key_unique" UNIQUE("account_id","idempotency_key"),
	CONSTRAINT "card_requests_kind_check" CHECK (kind IN ('BIND', 'REMOVE')),
	CONSTRAINT "card_requests_status_check" CHECK (status IN ('Auditing', 'Success', 'Fail')),
	CONSTRAINT "card_requests_details_check" CHECK ((kind = 'BIND') = (details IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "sandbox"."conversion_quotes" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"rate" numeric NOT NULL,
	"amount" numeric NOT NULL,
	"fee" numeric NOT NULL,
	"receives" numeric NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"order_number" text,
	CONSTRAINT "conversion_quotes_order_number_unique" UNIQUE("order_number")
);
--> statement-breakpoint
CREATE TABLE "sandbox"."friend_lookups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox"."friend_lookups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" text NOT NULL,
	"looked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."interest_days" (
	"account_id" text NOT NULL,
	"day" text NOT NULL,
	"order_number" text,
	CONSTRAINT "interest_days_account_id_day_pk" PRIMARY KEY("account_id","day")
);
--> statement-breakpoint
ALTER TABLE "sandbox"."transfers" DROP CONSTRAINT "transfers_type_check";--> statement-breakpoint
ALTER TABLE "sandbox"."transfers" ALTER COLUMN "payload" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox"."transfers" ALTER COLUMN "transfer_way" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox"."bank_cards" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "sandbox"."transfers" ADD COLUMN "direction" text;--> statement-breakpoint
ALTER TABLE "sandbox"."transfers" ADD COLUMN "counterparty" text;--> statement-breakpoint
ALTER TABLE "sandbox"."transfers" ADD COLUMN "converted" numeric;--> statement-breakpoint
ALTER TABLE "sandbox"."transfers" ADD COLUMN "rate" numeric;--> statement-breakpoint
ALTER TABLE "sandbox"."card_requests" ADD CONSTRAINT "card_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "sandbox"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."conversion_quotes" ADD CONSTRAINT "conversion_quotes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "sandbox"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."conversion_quotes" ADD CONSTRAINT "conversion_quotes_order_number_transfers_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "sandbox"."transfers"("order_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."friend_lookups" ADD CONSTRAINT "friend_lookups_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "sandbox"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."interest_days" ADD CONSTRAINT "interest_days_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "sandbox"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."interest_days" ADD CONSTRAINT "interest_days_order_number_transfers_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "sandbox"."transfers"("order_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_requests_account_id_id_index" ON "sandbox"."card_requests" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "conversion_quotes_account_id_index" ON "sandbox"."conversion_quotes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "friend_lookups_account_id_looked_at_index" ON "sandbox"."friend_lookups" USING btree ("account_id","looked_at");--> statement-breakpoint
ALTER TABLE "sandbox"."transfers" ADD CONSTRAINT "transfers_counterparty_wallets_number_fk" FOREIGN KEY ("counterparty") REFERENCES "sandbox"."wallets"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transfers_history" ON "sandbox"."transfers" USING btree ("account_id","accepted_at","order_number");--> statement-breakpoint
CREATE INDEX "transfers_history_by_type" ON "sandbox"."transfers" USING btree ("account_id","type","accepted_at","order_number");--> statement-breakpoint
CREATE INDEX "transfers_history_by_status" ON "sandbox"."transfers" USING btree ("account_id","status","accepted_at","order_number");--> statement-breakpoint
CREATE INDEX "transfers_history_by_type_and_status" ON "sandbox"."transfers" USING btree ("account_id","type","status","accepted_at","order_number");--> statement-breakpoint
ALTER TABLE "sandbox"."transfers" ADD CONSTRAINT "transfers_direction_check" CHECK (direction IN ('IN', 'OUT'));--> statement-breakpoint
ALTER TABLE "sandbox"."transfers" ADD CONSTRAINT "transfers_moves_one_way_check" CHECK ((type = 'TRANSFER') = (direction IS NOT NULL));--> statement-breakpoint
ALTER TABLE "sandbox"."transfers" ADD CONSTRAINT "transfers_conversion_check" CHECK (num_nulls(converted, rate) <> 1);--> statement-breakpoint
ALTER TABLE "sandbox"."transfers" ADD CONSTRAINT "transfers_type_check" CHECK (type IN ('DEPOSIT', 'WITHDRAW', 'INTEREST_RATE', 'TRANSFER'));