-- The list of requests used to open on all of them, newest first. It opens on those that wait, oldest first: what was kept before says
-- itself what it showed.
UPDATE "saved_views" SET "search" = '{"status": "all", "sort": "newest"}'::jsonb || "search"
  WHERE "list" = 'jobRequests' AND "created_at" < '2026-11-23 12:34:13+00';
