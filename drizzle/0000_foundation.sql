CREATE EXTENSION IF NOT EXISTS citext;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION french_unaccent (COPY = french);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION french_unaccent ALTER MAPPING FOR hword, hword_part, word WITH unaccent, french_stem;--> statement-breakpoint
-- Unstemmed, for names, places and words that are still being typed.
CREATE TEXT SEARCH CONFIGURATION simple_unaccent (COPY = simple);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION simple_unaccent ALTER MAPPING FOR hword, hword_part, word WITH unaccent, simple;--> statement-breakpoint
CREATE SEQUENCE job_request_number;--> statement-breakpoint
-- "2026-000123": the year of Europe/Zurich and a number that never repeats.
CREATE FUNCTION next_job_request_number() RETURNS text LANGUAGE plpgsql VOLATILE AS $$
DECLARE number text := nextval('job_request_number')::text;
BEGIN
  RETURN to_char(now() AT TIME ZONE 'Europe/Zurich', 'YYYY') || '-' || lpad(number, greatest(6, length(number)), '0');
END $$;
