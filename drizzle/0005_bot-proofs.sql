CREATE TABLE "spent_bot_proofs" (
	"key" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "spent_bot_proofs_expires" ON "spent_bot_proofs" USING btree ("expires_at");