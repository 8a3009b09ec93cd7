ALTER TABLE "conversations" ADD COLUMN "client_unread" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "company_unread" integer DEFAULT 0 NOT NULL;
