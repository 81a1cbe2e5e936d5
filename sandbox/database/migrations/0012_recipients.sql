CREATE TABLE "sandbox"."recipient_rules" (
	"account_id" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox"."recipients" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox"."recipients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"channel" text,
	"address" text,
	"address_key" text,
	"friend" text,
	"custody" text,
	"exchange" text,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recipients_account_id_channel_address_key_unique" UNIQUE("account_id","channel","address_key"),
	CONSTRAINT "recipients_account_id_friend_unique" UNIQUE("account_id","friend"),
	CONSTRAINT "recipients_custody_check" CHECK (custody IN ('OWN_WALLET', 'EXCHANGE')),
	CONSTRAINT "recipients_destination_check" CHECK (num_nonnulls(address, friend) = 1),
	CONSTRAINT "recipients_address_check" CHECK (num_nonnulls(channel, address, address_key) IN (0, 3))
);
--> statement-breakpoint
ALTER TABLE "sandbox"."transfers" ADD COLUMN "custody" text;--> statement-breakpoint
ALTER TABLE "sandbox"."transfers" ADD COLUMN "exchange" text;--> statement-breakpoint
ALTER TABLE "sandbox"."recipient_rules" ADD CONSTRAINT "recipient_rules_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "sandbox"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."recipients" ADD CONSTRAINT "recipients_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "sandbox"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."recipients" ADD CONSTRAINT "recipients_channel_crypto_channels_value_fk" FOREIGN KEY ("channel") REFERENCES "sandbox"."crypto_channels"("value") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."recipients" ADD CONSTRAINT "recipients_friend_wallets_number_fk" FOREIGN KEY ("friend") REFERENCES "sandbox"."wallets"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."transfers" ADD CONSTRAINT "transfers_custody_check" CHECK (custody IN ('OWN_WALLET', 'EXCHANGE'));