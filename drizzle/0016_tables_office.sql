CREATE TABLE "panel_views" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"viewer_id" uuid NOT NULL,
	"viewer_session_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"ended_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "panel_views_reason_known" CHECK ("panel_views"."reason" in ('asked', 'fault', 'dispute', 'abuse'))
);
--> statement-breakpoint
CREATE TABLE "bin_entries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"label" text NOT NULL,
	"number" text,
	"tenderer_id" uuid,
	"company_ids" uuid[] DEFAULT '{}' NOT NULL,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"rows" jsonb NOT NULL,
	"deleted_by" uuid,
	"deleted_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bin_entries_kind_known" CHECK ("bin_entries"."kind" in ('jobRequest', 'blog'))
);
--> statement-breakpoint
CREATE TABLE "sent_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"lang" text,
	"outcome" text NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sent_mails_outcome_known" CHECK ("sent_mails"."outcome" in ('sent', 'digested', 'skipped', 'off'))
);
--> statement-breakpoint
ALTER TABLE "saved_views" ADD COLUMN "shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_views" ADD COLUMN "columns" jsonb;--> statement-breakpoint
ALTER TABLE "panel_views" ADD CONSTRAINT "panel_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel_views" ADD CONSTRAINT "panel_views_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel_views" ADD CONSTRAINT "panel_views_viewer_session_id_sessions_id_fk" FOREIGN KEY ("viewer_session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bin_entries" ADD CONSTRAINT "bin_entries_tenderer_id_tenderers_id_fk" FOREIGN KEY ("tenderer_id") REFERENCES "public"."tenderers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bin_entries" ADD CONSTRAINT "bin_entries_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_mails" ADD CONSTRAINT "sent_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "panel_views_user" ON "panel_views" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "panel_views_viewer" ON "panel_views" USING btree ("viewer_id");--> statement-breakpoint
CREATE INDEX "panel_views_viewer_session" ON "panel_views" USING btree ("viewer_session_id");--> statement-breakpoint
CREATE INDEX "panel_views_created" ON "panel_views" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "bin_entries_deleted" ON "bin_entries" USING btree ("deleted_at","id");--> statement-breakpoint
CREATE INDEX "bin_entries_kind_deleted" ON "bin_entries" USING btree ("kind","deleted_at","id");--> statement-breakpoint
CREATE INDEX "bin_entries_entity" ON "bin_entries" USING btree ("entity_id");--> statement-breakpoint
CREATE INDEX "bin_entries_tenderer" ON "bin_entries" USING btree ("tenderer_id");--> statement-breakpoint
CREATE INDEX "bin_entries_companies" ON "bin_entries" USING gin ("company_ids");--> statement-breakpoint
CREATE INDEX "bin_entries_files" ON "bin_entries" USING gin ("file_ids");--> statement-breakpoint
CREATE INDEX "bin_entries_deleted_by" ON "bin_entries" USING btree ("deleted_by");--> statement-breakpoint
CREATE INDEX "sent_mails_at" ON "sent_mails" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "sent_mails_user_at" ON "sent_mails" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "sent_mails_kind_at" ON "sent_mails" USING btree ("kind","at","id");--> statement-breakpoint
CREATE INDEX "saved_views_shared" ON "saved_views" USING btree ("list") WHERE shared;