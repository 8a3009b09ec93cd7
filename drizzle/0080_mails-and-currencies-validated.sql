ALTER TABLE "attempts" VALIDATE CONSTRAINT "attempts_kind_known";--> statement-breakpoint
ALTER TABLE "answer_templates" VALIDATE CONSTRAINT "answer_templates_currency_code";
