-- What changed within the days that a list tells of, and before anybody wrote it down.
INSERT INTO "request_changes" ("job_request_id", "changed_at", "reach")
  SELECT "id", "updated_at", 'everybody' FROM "job_requests" WHERE "updated_at" > now() - interval '30 days';
--> statement-breakpoint
INSERT INTO "request_changes" ("job_request_id", "company_id", "changed_at", "reach")
  SELECT "job_request_id", "company_id", greatest("created_at", "seen_at", "responded_at", "decided_at"),
    CASE WHEN "held_until" > now() THEN 'office' ELSE 'company' END
  FROM "job_request_companies" WHERE greatest("created_at", "seen_at", "responded_at", "decided_at") > now() - interval '30 days';
