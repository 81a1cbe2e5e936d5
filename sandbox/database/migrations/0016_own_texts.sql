CREATE TABLE "sandbox"."contract_texts" (
	"contract_id" text NOT NULL,
	"lang" text NOT NULL,
	"version" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "contract_texts_contract_id_lang_pk" PRIMARY KEY("contract_id","lang")
);
--> statement-breakpoint
ALTER TABLE "sandbox"."signatures" ADD COLUMN "version" text;--> statement-breakpoint
ALTER TABLE "sandbox"."contract_texts" ADD CONSTRAINT "contract_texts_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "sandbox"."contracts"("id") ON DELETE no action ON UPDATE no action;