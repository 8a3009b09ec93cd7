CREATE TABLE "conversations" (
	"job_request_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"tenderer_id" uuid NOT NULL,
	"client_wrote_at" timestamp(3) with time zone,
	"company_wrote_at" timestamp(3) with time zone,
	"last_message_at" timestamp(3) with time zone GENERATED ALWAYS AS (greatest(client_wrote_at, company_wrote_at)) STORED NOT NULL,
	"client_read_at" timestamp(3) with time zone,
	"company_read_at" timestamp(3) with time zone,
	CONSTRAINT "conversations_pk" PRIMARY KEY("job_request_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "message_photos" (
	"message_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "message_photos_pk" PRIMARY KEY("message_id","file_id"),
	CONSTRAINT "message_photos_position" CHECK ("message_photos"."position" >= 0 and "message_photos"."position" < 6)
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"job_request_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"sender" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_sender_known" CHECK ("messages"."sender" in ('client', 'company')),
	CONSTRAINT "messages_body_length" CHECK (char_length("messages"."body") <= 2000)
);
--> statement-breakpoint
ALTER TABLE "attempts" DROP CONSTRAINT "attempts_kind_known";--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_tenderer_id_tenderers_id_fk" FOREIGN KEY ("tenderer_id") REFERENCES "public"."tenderers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_recipient" FOREIGN KEY ("job_request_id","company_id") REFERENCES "public"."job_request_companies"("job_request_id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_photos" ADD CONSTRAINT "message_photos_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_photos" ADD CONSTRAINT "message_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation" FOREIGN KEY ("job_request_id","company_id") REFERENCES "public"."conversations"("job_request_id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversations_client_last" ON "conversations" USING btree ("tenderer_id","last_message_at","job_request_id","company_id");--> statement-breakpoint
CREATE INDEX "conversations_company_last" ON "conversations" USING btree ("company_id","last_message_at","job_request_id");--> statement-breakpoint
CREATE INDEX "conversations_client_unread" ON "conversations" USING btree ("tenderer_id","company_wrote_at") WHERE "conversations"."company_wrote_at" > coalesce("conversations"."client_read_at", '-infinity'::timestamptz);--> statement-breakpoint
CREATE INDEX "conversations_company_unread" ON "conversations" USING btree ("company_id","client_wrote_at") WHERE "conversations"."client_wrote_at" > coalesce("conversations"."company_read_at", '-infinity'::timestamptz);--> statement-breakpoint
CREATE INDEX "message_photos_file" ON "message_photos" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "messages_conversation_created" ON "messages" USING btree ("job_request_id","company_id","created_at","id","sender");--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_kind_known" CHECK ("attempts"."kind" in ('accountPassword', 'addressPassword', 'signUp', 'forgotPassword', 'upload', 'export', 'message'));