ALTER TABLE "sandbox"."passkeys" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "sandbox"."passkeys" ADD COLUMN "last_used_at" timestamp with time zone;