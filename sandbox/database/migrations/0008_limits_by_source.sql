-- Links of contracts are stored as hashes.
ALTER TABLE "sandbox"."contract_links" RENAME COLUMN "token" TO "token_hash";--> statement-breakpoint
UPDATE "sandbox"."contract_links" SET "token_hash" = encode(sha256(convert_to("token_hash", 'UTF8')), 'hex');--> statement-breakpoint
-- A code belongs to a purpose and to the network address that requested it.
ALTER TABLE "sandbox"."email_codes" ADD COLUMN "source" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox"."email_codes" ADD COLUMN "other_wrong_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox"."email_codes" DROP CONSTRAINT "email_codes_pkey";--> statement-breakpoint
ALTER TABLE "sandbox"."email_codes" ADD CONSTRAINT "email_codes_mailbox_purpose_source_pk" PRIMARY KEY("mailbox","purpose","source");--> statement-breakpoint
-- Failed sign-ins are counted by account and network address.
ALTER TABLE "sandbox"."sign_in_locks" ADD COLUMN "source" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox"."sign_in_locks" ADD COLUMN "signed_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox"."sign_in_locks" DROP CONSTRAINT "sign_in_locks_kind_name_pk";--> statement-breakpoint
ALTER TABLE "sandbox"."sign_in_locks" ADD CONSTRAINT "sign_in_locks_kind_name_source_pk" PRIMARY KEY("kind","name","source");--> statement-breakpoint
CREATE INDEX "uploads_account_id_index" ON "sandbox"."uploads" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "uploads_contract_id_index" ON "sandbox"."uploads" USING btree ("contract_id");
