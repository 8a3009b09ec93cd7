CREATE TABLE "job_request_note_photos" (
	"note_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "job_request_note_photos_pk" PRIMARY KEY("note_id","file_id"),
	CONSTRAINT "job_request_note_photos_position" CHECK ("job_request_note_photos"."position" >= 0 and "job_request_note_photos"."position" < 6)
);
--> statement-breakpoint
ALTER TABLE "job_request_notes" DROP CONSTRAINT "job_request_notes_kind_known";--> statement-breakpoint
ALTER TABLE "job_request_notes" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "job_request_notes" ADD COLUMN "answered_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "job_request_note_photos" ADD CONSTRAINT "job_request_note_photos_note_id_job_request_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."job_request_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_request_note_photos" ADD CONSTRAINT "job_request_note_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_request_note_photos_file" ON "job_request_note_photos" USING btree ("file_id");--> statement-breakpoint
ALTER TABLE "job_request_notes" ADD CONSTRAINT "job_request_notes_answer_has_time" CHECK (("job_request_notes"."answer" is null) = ("job_request_notes"."answered_at" is null));--> statement-breakpoint
ALTER TABLE "job_request_notes" ADD CONSTRAINT "job_request_notes_answer_of_question" CHECK ("job_request_notes"."answer" is null or "job_request_notes"."kind" = 'asked');--> statement-breakpoint
ALTER TABLE "job_request_notes" ADD CONSTRAINT "job_request_notes_answer_length" CHECK (char_length("job_request_notes"."answer") <= 2000);--> statement-breakpoint
ALTER TABLE "job_request_notes" ADD CONSTRAINT "job_request_notes_kind_known" CHECK ("job_request_notes"."kind" in ('edited', 'asked', 'changed', 'added'));