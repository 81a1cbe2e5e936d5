ALTER TABLE "sandbox"."bank_cards" ADD COLUMN "id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "sandbox"."bank_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "sandbox"."transfers" ADD COLUMN "card_id" integer;--> statement-breakpoint
ALTER TABLE "sandbox"."transfers" ADD COLUMN "card_last" text;--> statement-breakpoint
ALTER TABLE "sandbox"."transfers" ADD COLUMN "card_bank" text;--> statement-breakpoint
ALTER TABLE "sandbox"."bank_cards" ADD CONSTRAINT "bank_cards_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "sandbox"."transfers" ADD CONSTRAINT "transfers_card_check" CHECK (num_nulls(card_id, card_last) <> 1);