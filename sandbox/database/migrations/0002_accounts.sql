CREATE TABLE "sandbox"."login_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."sign_in_locks" (
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"failures" integer NOT NULL,
	"failed_at" timestamp with time zone NOT NULL,
	"locked_until" timestamp with time zone,
	CONSTRAINT "sign_in_locks_kind_name_pk" PRIMARY KEY("kind","name"),
	CONSTRAINT "sign_in_locks_kind_check" CHECK (kind IN ('ACCOUNT', 'SOURCE'))
);
--> statement-breakpoint
ALTER TABLE "sandbox"."accounts" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox"."accounts" ALTER COLUMN "mailbox" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox"."accounts" ADD COLUMN "nickname" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox"."accounts" ADD COLUMN "mobile" text;--> statement-breakpoint
ALTER TABLE "sandbox"."accounts" ADD COLUMN "region" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox"."accounts" ADD COLUMN "password" text;--> statement-breakpoint
ALTER TABLE "sandbox"."code_sends" ADD COLUMN "purpose" text DEFAULT 'LOOKUP' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox"."email_codes" ADD COLUMN "purpose" text DEFAULT 'LOOKUP' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox"."mailbox_tokens" ADD COLUMN "sent_to" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox"."mailbox_tokens" ADD COLUMN "purpose" text DEFAULT 'LOOKUP' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox"."mailbox_tokens" ADD COLUMN "used_by" text;--> statement-breakpoint
ALTER TABLE "sandbox"."mails" ADD COLUMN "kind" text DEFAULT 'EMAIL' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox"."login_sessions" ADD CONSTRAINT "login_sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "sandbox"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_sessions_account_id_index" ON "sandbox"."login_sessions" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "sandbox"."accounts" ADD CONSTRAINT "accounts_mobile_unique" UNIQUE("mobile");--> statement-breakpoint
ALTER TABLE "sandbox"."accounts" ADD CONSTRAINT "accounts_contact_check" CHECK (num_nonnulls(mailbox, mobile) > 0);--> statement-breakpoint
ALTER TABLE "sandbox"."accounts" ADD CONSTRAINT "accounts_email_check" CHECK (num_nulls(email, mailbox) <> 1);--> statement-breakpoint
ALTER TABLE "sandbox"."code_sends" ADD CONSTRAINT "code_sends_purpose_check" CHECK (purpose IN ('LOOKUP', 'REGISTER', 'RESET'));--> statement-breakpoint
ALTER TABLE "sandbox"."email_codes" ADD CONSTRAINT "email_codes_purpose_check" CHECK (purpose IN ('LOOKUP', 'REGISTER', 'RESET'));--> statement-breakpoint
ALTER TABLE "sandbox"."mailbox_tokens" ADD CONSTRAINT "mailbox_tokens_purpose_check" CHECK (purpose IN ('LOOKUP', 'REGISTER', 'RESET'));--> statement-breakpoint
ALTER TABLE "sandbox"."mails" ADD CONSTRAINT "mails_kind_check" CHECK (kind IN ('EMAIL', 'TEXT'));