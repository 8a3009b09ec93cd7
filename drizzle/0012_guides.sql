ALTER TABLE "categories" ADD COLUMN "guide" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "subcategories" ADD COLUMN "guide" jsonb DEFAULT '{}'::jsonb NOT NULL;