CREATE TABLE "usual_figures" (
	"category_id" uuid PRIMARY KEY NOT NULL,
	"answer_percents" integer[],
	"answer_minutes" integer[],
	"accepted_percents" integer[],
	"prices" integer[],
	"currency" char(3) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "usual_figures" ADD CONSTRAINT "usual_figures_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;