CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"pages" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_kind_known" CHECK ("documents"."kind" in ('pdf', 'image')),
	CONSTRAINT "documents_pages_of_pdf" CHECK (("documents"."kind" = 'pdf') = ("documents"."pages" is not null)),
	CONSTRAINT "documents_name_length" CHECK (char_length("documents"."name") between 1 and 120)
);
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_owner" ON "documents" USING btree ("owner_id","created_at");