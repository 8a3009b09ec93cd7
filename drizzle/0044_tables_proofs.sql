CREATE TABLE "company_proofs" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'submitted' NOT NULL,
	"document_id" uuid,
	"valid_from" date,
	"valid_until" date,
	"reference" text,
	"note" text,
	"register_state" text,
	"register_checked_on" date,
	"refusal" text,
	"reviewed_by" uuid,
	"reviewed_at" timestamp(3) with time zone,
	"reminded_days" smallint,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_proofs_kind_known" CHECK ("company_proofs"."kind" in ('commercialRegister', 'liabilityInsurance', 'tradePermit', 'socialInsurance', 'identity')),
	CONSTRAINT "company_proofs_state_known" CHECK ("company_proofs"."state" in ('submitted', 'verified', 'refused', 'expired', 'withdrawn')),
	CONSTRAINT "company_proofs_register_known" CHECK ("company_proofs"."register_state" in ('active', 'liquidation', 'deleted')),
	CONSTRAINT "company_proofs_days_ordered" CHECK ("company_proofs"."valid_from" <= "company_proofs"."valid_until"),
	CONSTRAINT "company_proofs_reference_length" CHECK (char_length("company_proofs"."reference") <= 120),
	CONSTRAINT "company_proofs_note_length" CHECK (char_length("company_proofs"."note") <= 1000),
	CONSTRAINT "company_proofs_refusal_length" CHECK (char_length("company_proofs"."refusal") <= 500),
	CONSTRAINT "company_proofs_refused_why" CHECK (("company_proofs"."state" = 'refused') = ("company_proofs"."refusal" is not null)),
	CONSTRAINT "company_proofs_reviewed" CHECK ("company_proofs"."state" in ('submitted', 'withdrawn') or "company_proofs"."reviewed_at" is not null),
	CONSTRAINT "company_proofs_register_whole" CHECK (("company_proofs"."register_state" is null) = ("company_proofs"."register_checked_on" is null)
        and ("company_proofs"."register_state" is null or "company_proofs"."kind" = 'commercialRegister'))
);
--> statement-breakpoint
CREATE TABLE "subcategory_proofs" (
	"subcategory_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"need" text NOT NULL,
	CONSTRAINT "subcategory_proofs_pk" PRIMARY KEY("subcategory_id","kind"),
	CONSTRAINT "subcategory_proofs_kind_known" CHECK ("subcategory_proofs"."kind" in ('commercialRegister', 'liabilityInsurance', 'tradePermit', 'socialInsurance', 'identity')),
	CONSTRAINT "subcategory_proofs_need_known" CHECK ("subcategory_proofs"."need" in ('needed', 'recommended'))
);
--> statement-breakpoint
ALTER TABLE "company_proofs" ADD CONSTRAINT "company_proofs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_proofs" ADD CONSTRAINT "company_proofs_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_proofs" ADD CONSTRAINT "company_proofs_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subcategory_proofs" ADD CONSTRAINT "subcategory_proofs_subcategory_id_subcategories_id_fk" FOREIGN KEY ("subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_proofs_one_holds" ON "company_proofs" USING btree ("company_id","kind") WHERE state = 'verified';--> statement-breakpoint
CREATE UNIQUE INDEX "company_proofs_one_waits" ON "company_proofs" USING btree ("company_id","kind") WHERE state = 'submitted';--> statement-breakpoint
CREATE INDEX "company_proofs_waiting" ON "company_proofs" USING btree ("created_at","id") WHERE state = 'submitted';--> statement-breakpoint
CREATE INDEX "company_proofs_settled" ON "company_proofs" USING btree ("reviewed_at","id") WHERE reviewed_at is not null;--> statement-breakpoint
CREATE INDEX "company_proofs_ending" ON "company_proofs" USING btree ("valid_until") WHERE state = 'verified';--> statement-breakpoint
CREATE INDEX "company_proofs_company" ON "company_proofs" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "company_proofs_document" ON "company_proofs" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "company_proofs_reviewed_by" ON "company_proofs" USING btree ("reviewed_by");