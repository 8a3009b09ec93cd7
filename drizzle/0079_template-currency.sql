-- The currency of amounts that nobody says another of: the platform's, as it is set now.
CREATE FUNCTION site_currency() RETURNS char(3) LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT value #>> '{}' FROM application_config WHERE key = 'site.currency'), 'EUR')::char(3)
$$;
--> statement-breakpoint
ALTER TABLE "answer_templates" ADD COLUMN "currency" char(3) DEFAULT site_currency() NOT NULL;--> statement-breakpoint
ALTER TABLE "answer_templates" ADD CONSTRAINT "answer_templates_currency_code" CHECK ("answer_templates"."currency" ~ '^[A-Z]{3}$') NOT VALID;