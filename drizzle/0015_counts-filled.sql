-- outside a transaction
-- What the columns and sums of the migration before say of rows that were there already, a few at a time. Each step passes by what
-- it has done, so that it can be tried again.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "job_request_companies_answered" ON "job_request_companies" USING btree ("company_id","responded_at","job_request_id") WHERE responded_at is not null;
--> statement-breakpoint
DO $$
DECLARE
  batch uuid[];
BEGIN
  LOOP
    -- Who changes recipients adds to the figures at its commit, and holds this table until then: what is counted here is whole.
    LOCK TABLE company_figures IN EXCLUSIVE MODE;
    batch := ARRAY(SELECT id FROM companies WHERE NOT EXISTS (SELECT FROM company_figures WHERE company_id = companies.id) LIMIT 100);
    EXIT WHEN batch = '{}';
    INSERT INTO company_figures SELECT * FROM company_figures_recount WHERE company_id = ANY (batch);
    COMMIT;
  END LOOP;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  batch uuid[];
BEGIN
  LOOP
    batch := ARRAY(SELECT DISTINCT job_request_id FROM job_request_photos JOIN job_requests ON id = job_request_id WHERE NOT has_photos LIMIT 1000);
    EXIT WHEN batch = '{}';
    UPDATE job_requests SET has_photos = true WHERE id = ANY (batch);
    COMMIT;
  END LOOP;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  last uuid := '00000000-0000-0000-0000-000000000000';
  upto uuid;
BEGIN
  LOOP
    upto := (SELECT id FROM (SELECT id FROM job_requests WHERE id > last ORDER BY id LIMIT 1000) AS batch ORDER BY id DESC LIMIT 1);
    EXIT WHEN upto IS NULL;
    UPDATE job_request_companies AS recipient SET folder = inbox_folder(response, client_decision, seen_at,
      (SELECT status = 1 FROM job_requests WHERE id = recipient.job_request_id), EXISTS (SELECT FROM job_request_companies AS other
        WHERE other.job_request_id = recipient.job_request_id AND other.company_id <> recipient.company_id AND other.client_decision = 'accepted'))
    WHERE job_request_id > last AND job_request_id <= upto AND folder <> inbox_folder(response, client_decision, seen_at,
      (SELECT status = 1 FROM job_requests WHERE id = recipient.job_request_id), EXISTS (SELECT FROM job_request_companies AS other
        WHERE other.job_request_id = recipient.job_request_id AND other.company_id <> recipient.company_id AND other.client_decision = 'accepted'));
    COMMIT;
    last := upto;
  END LOOP;
END $$;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "job_request_companies_inbox" ON "job_request_companies" USING btree ("company_id","folder","created_at","job_request_id","held_until");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "job_requests_photos_created" ON "job_requests" USING btree ("has_photos","created_at","id","status");
