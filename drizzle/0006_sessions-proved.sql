ALTER TABLE "sessions" ADD COLUMN "proved_at" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "displaced_device" text;--> statement-breakpoint
UPDATE "sessions" SET "proved_at" = "created_at";
