CREATE TABLE "sandbox"."closures" (
	"direction" text NOT NULL,
	"channel" text NOT NULL,
	"reason" jsonb NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "closures_direction_channel_pk" PRIMARY KEY("direction","channel"),
	CONSTRAINT "closures_direction_check" CHECK (direction IN ('withdraw', 'deposit'))
);
--> statement-breakpoint
ALTER TABLE "sandbox"."usd_channels" ADD COLUMN "withdraw_max" numeric;--> statement-breakpoint
ALTER TABLE "sandbox"."usd_channels" ADD COLUMN "withdraw_daily" numeric;