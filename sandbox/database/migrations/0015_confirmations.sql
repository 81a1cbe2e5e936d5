CREATE TABLE "sandbox"."confirmations" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"idempotency_key" text,
	"order_text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"code_salt" text,
	"code_hash" text,
	"code_sent_at" timestamp with time zone,
	"code_sends" integer DEFAULT 0 NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	"passkey_challenge" text,
	CONSTRAINT "confirmations_code_check" CHECK (num_nulls(code_salt, code_hash, code_sent_at) IN (0, 3))
);
--> statement-breakpoint
CREATE TABLE "sandbox"."passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"rp_id" text NOT NULL,
	"public_key" text NOT NULL,
	"sign_count" integer NOT NULL,
	"transports" jsonb NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sandbox"."accounts" ADD COLUMN "confirms" text DEFAULT 'OFF' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox"."transfers" ADD COLUMN "confirmed_by" text;--> statement-breakpoint
ALTER TABLE "sandbox"."confirmations" ADD CONSTRAINT "confirmations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "sandbox"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."passkeys" ADD CONSTRAINT "passkeys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "sandbox"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "confirmations_account_id_created_at_index" ON "sandbox"."confirmations" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "passkeys_account_id_rp_id_index" ON "sandbox"."passkeys" USING btree ("account_id","rp_id");--> statement-breakpoint
ALTER TABLE "sandbox"."accounts" ADD CONSTRAINT "accounts_confirms_check" CHECK (confirms IN ('OFF', 'CODE', 'PASSKEY', 'APP'));--> statement-breakpoint
ALTER TABLE "sandbox"."transfers" ADD CONSTRAINT "transfers_confirmed_by_check" CHECK (confirmed_by IN ('PASSKEY', 'CODE', 'APP'));