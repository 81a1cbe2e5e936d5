CREATE TABLE "sandbox"."answer_files" (
	"question_id" integer NOT NULL,
	"position" integer NOT NULL,
	"upload_name" text NOT NULL,
	CONSTRAINT "answer_files_question_id_position_pk" PRIMARY KEY("question_id","position")
);
--> statement-breakpoint
CREATE TABLE "sandbox"."questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox"."questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_number" text NOT NULL,
	"text" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "questions_answer_check" CHECK (num_nulls(answer, answered_at) <> 1)
);
--> statement-breakpoint
ALTER TABLE "sandbox"."answer_files" ADD CONSTRAINT "answer_files_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "sandbox"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."answer_files" ADD CONSTRAINT "answer_files_upload_name_uploads_name_fk" FOREIGN KEY ("upload_name") REFERENCES "sandbox"."uploads"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."questions" ADD CONSTRAINT "questions_order_number_transfers_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "sandbox"."transfers"("order_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_files_upload_name_index" ON "sandbox"."answer_files" USING btree ("upload_name");--> statement-breakpoint
CREATE INDEX "questions_order_number_index" ON "sandbox"."questions" USING btree ("order_number");