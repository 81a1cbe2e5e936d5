CREATE SCHEMA IF NOT EXISTS "sandbox";
--> statement-breakpoint
CREATE TABLE "sandbox"."accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"mailbox" text NOT NULL,
	"banned" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "accounts_mailbox_unique" UNIQUE("mailbox")
);
--> statement-breakpoint
CREATE TABLE "sandbox"."bank_cards" (
	"account_id" text PRIMARY KEY NOT NULL,
	"bank_account" text NOT NULL,
	"fee" numeric NOT NULL,
	CONSTRAINT "bank_cards_fee_check" CHECK (fee >= 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox"."code_sends" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox"."code_sends_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"mailbox" text NOT NULL,
	"source" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."contract_links" (
	"token" text PRIMARY KEY NOT NULL,
	"contract_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."contracts" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"part_a" text NOT NULL,
	"part_b" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."crypto_channels" (
	"value" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"family" text NOT NULL,
	"allows_withdrawal" boolean NOT NULL,
	"withdraw_min" numeric NOT NULL,
	"withdraw_max" numeric NOT NULL,
	"withdraw_daily" numeric NOT NULL,
	"withdraw_fee" numeric NOT NULL,
	"deposit_min" numeric NOT NULL,
	"confirmations" integer NOT NULL,
	"texts" jsonb NOT NULL,
	CONSTRAINT "crypto_channels_position_unique" UNIQUE("position"),
	CONSTRAINT "crypto_channels_family_check" CHECK (family IN ('TRON', 'EVM')),
	CONSTRAINT "crypto_channels_fee_check" CHECK (withdraw_fee >= 0 AND withdraw_fee < withdraw_min)
);
--> statement-breakpoint
CREATE TABLE "sandbox"."deposit_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"channel" text NOT NULL,
	CONSTRAINT "deposit_addresses_account_id_channel_unique" UNIQUE("account_id","channel")
);
--> statement-breakpoint
CREATE TABLE "sandbox"."email_codes" (
	"mailbox" text PRIMARY KEY NOT NULL,
	"salt" text NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"wrong_tries" integer NOT NULL,
	"is_used" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox"."entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"posting_id" text NOT NULL,
	"ledger_account_id" text NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric NOT NULL,
	CONSTRAINT "entries_amount_check" CHECK (amount <> 0 AND abs(amount) < 1e30),
	CONSTRAINT "entries_decimals_check" CHECK (scale(trim_scale(amount)) <= CASE currency WHEN 'USD' THEN 2 ELSE 6 END)
);
--> statement-breakpoint
CREATE TABLE "sandbox"."incoming_payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox"."incoming_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"address" text NOT NULL,
	"amount" numeric NOT NULL,
	"credited" boolean NOT NULL,
	"note" text NOT NULL,
	"arrived_at" timestamp with time zone NOT NULL,
	CONSTRAINT "incoming_payments_amount_check" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox"."ledger_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"wallet_number" text,
	"currency" text NOT NULL,
	CONSTRAINT "ledger_accounts_id_currency_unique" UNIQUE("id","currency"),
	CONSTRAINT "ledger_accounts_currency_check" CHECK (currency IN ('USD', 'USDT'))
);
--> statement-breakpoint
CREATE TABLE "sandbox"."mailbox_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"mailbox" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox"."mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"to" text NOT NULL,
	"mailbox" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"idempotency_key" text,
	CONSTRAINT "mails_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "sandbox"."postings" (
	"id" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"order_number" text,
	"posted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox"."reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_number" text NOT NULL,
	"tier" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "reviews_order_number_tier_unique" UNIQUE("order_number","tier"),
	CONSTRAINT "reviews_tier_check" CHECK (tier IN ('BROKER', 'CLEARING')),
	CONSTRAINT "reviews_state_check" CHECK (state IN ('WAITING', 'PENDING', 'APPROVED', 'REJECTED'))
);
--> statement-breakpoint
CREATE TABLE "sandbox"."sessions" (
	"token" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"expired" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."signatures" (
	"contract_id" text PRIMARY KEY NOT NULL,
	"upload_name" text NOT NULL,
	"idempotency_key" text,
	"signature_hash" text NOT NULL,
	"text_hash" text NOT NULL,
	"text" text NOT NULL,
	"locale" text NOT NULL,
	"date" text NOT NULL,
	"is_noted" boolean NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"user_agent" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."transfers" (
	"order_number" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"wallet_number" text NOT NULL,
	"idempotency_key" text,
	"payload" text NOT NULL,
	"type" text NOT NULL,
	"transfer_way" text NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric NOT NULL,
	"fee" numeric NOT NULL,
	"address" text,
	"payment_channel" text,
	"prove_image" text,
	"status" text NOT NULL,
	"fail_reason" text,
	"accepted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "transfers_account_id_idempotency_key_unique" UNIQUE("account_id","idempotency_key"),
	CONSTRAINT "transfers_type_check" CHECK (type IN ('DEPOSIT', 'WITHDRAW')),
	CONSTRAINT "transfers_transfer_way_check" CHECK (transfer_way IN ('WIRE', 'CRYPTO')),
	CONSTRAINT "transfers_currency_check" CHECK (currency IN ('USD', 'USDT')),
	CONSTRAINT "transfers_status_check" CHECK (status IN ('Auditing', 'Success', 'Fail')),
	CONSTRAINT "transfers_amount_check" CHECK (amount > 0),
	CONSTRAINT "transfers_fee_check" CHECK (fee >= 0 AND fee < amount)
);
--> statement-breakpoint
CREATE TABLE "sandbox"."uploads" (
	"name" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"contract_id" text,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "uploads_owner_check" CHECK (num_nonnulls(account_id, contract_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "sandbox"."usd_channels" (
	"method" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"min_amount" numeric NOT NULL,
	"max_amount" numeric NOT NULL,
	"daily_limit" numeric NOT NULL,
	"fee" numeric NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "usd_channels_position_unique" UNIQUE("position"),
	CONSTRAINT "usd_channels_method_check" CHECK (method IN ('WIRE', 'ACH', 'CREDIT_CARD', 'PAYPAL')),
	CONSTRAINT "usd_channels_fee_check" CHECK (fee >= 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox"."wallets" (
	"number" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	CONSTRAINT "wallets_account_id_unique" UNIQUE("account_id")
);
--> statement-breakpoint
ALTER TABLE "sandbox"."bank_cards" ADD CONSTRAINT "bank_cards_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "sandbox"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."contract_links" ADD CONSTRAINT "contract_links_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "sandbox"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."deposit_addresses" ADD CONSTRAINT "deposit_addresses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "sandbox"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."deposit_addresses" ADD CONSTRAINT "deposit_addresses_channel_crypto_channels_value_fk" FOREIGN KEY ("channel") REFERENCES "sandbox"."crypto_channels"("value") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."entries" ADD CONSTRAINT "entries_posting_id_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "sandbox"."postings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."entries" ADD CONSTRAINT "entries_ledger_account_fk" FOREIGN KEY ("ledger_account_id","currency") REFERENCES "sandbox"."ledger_accounts"("id","currency") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."incoming_payments" ADD CONSTRAINT "incoming_payments_address_deposit_addresses_address_fk" FOREIGN KEY ("address") REFERENCES "sandbox"."deposit_addresses"("address") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."ledger_accounts" ADD CONSTRAINT "ledger_accounts_wallet_number_wallets_number_fk" FOREIGN KEY ("wallet_number") REFERENCES "sandbox"."wallets"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."reviews" ADD CONSTRAINT "reviews_order_number_transfers_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "sandbox"."transfers"("order_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "sandbox"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."signatures" ADD CONSTRAINT "signatures_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "sandbox"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."signatures" ADD CONSTRAINT "signatures_upload_name_uploads_name_fk" FOREIGN KEY ("upload_name") REFERENCES "sandbox"."uploads"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."transfers" ADD CONSTRAINT "transfers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "sandbox"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."transfers" ADD CONSTRAINT "transfers_wallet_number_wallets_number_fk" FOREIGN KEY ("wallet_number") REFERENCES "sandbox"."wallets"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."uploads" ADD CONSTRAINT "uploads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "sandbox"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."uploads" ADD CONSTRAINT "uploads_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "sandbox"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."wallets" ADD CONSTRAINT "wallets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "sandbox"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "code_sends_mailbox_sent_at_index" ON "sandbox"."code_sends" USING btree ("mailbox","sent_at");--> statement-breakpoint
CREATE INDEX "code_sends_source_sent_at_index" ON "sandbox"."code_sends" USING btree ("source","sent_at");--> statement-breakpoint
CREATE INDEX "contract_links_contract_id_index" ON "sandbox"."contract_links" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "entries_ledger_account_id_index" ON "sandbox"."entries" USING btree ("ledger_account_id");--> statement-breakpoint
CREATE INDEX "entries_posting_id_index" ON "sandbox"."entries" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "ledger_accounts_wallet_number_index" ON "sandbox"."ledger_accounts" USING btree ("wallet_number");--> statement-breakpoint
CREATE INDEX "mails_mailbox_index" ON "sandbox"."mails" USING btree ("mailbox");