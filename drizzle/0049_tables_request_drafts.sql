CREATE TABLE "request_drafts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"tenderer_id" uuid NOT NULL,
	"subcategory_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "request_drafts_one_each" UNIQUE("tenderer_id","subcategory_id")
);
--> statement-breakpoint
ALTER TABLE "attempts" DROP CONSTRAINT "attempts_kind_known";--> statement-breakpoint
ALTER TABLE "request_drafts" ADD CONSTRAINT "request_drafts_tenderer_id_tenderers_id_fk" FOREIGN KEY ("tenderer_id") REFERENCES "public"."tenderers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_drafts" ADD CONSTRAINT "request_drafts_subcategory_id_subcategories_id_fk" FOREIGN KEY ("subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_drafts_subcategory" ON "request_drafts" USING btree ("subcategory_id");--> statement-breakpoint
CREATE INDEX "request_drafts_updated" ON "request_drafts" USING btree ("updated_at");--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_kind_known" CHECK ("attempts"."kind" in ('accountPassword', 'addressPassword', 'signUp', 'forgotPassword', 'signInCode', 'upload', 'export', 'message', 'draft'));