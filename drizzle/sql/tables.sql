-- What the schema in TypeScript cannot say of tables.

-- Written several times a second at most, and worth nothing after a crash.
ALTER TABLE rate_counts SET UNLOGGED;

-- Empty between transactions.
ALTER TABLE pending_requests SET UNLOGGED;
ALTER TABLE pending_recipients SET UNLOGGED;

-- Trade and place of the counters are far from independent: "all" of both is a few rows in a hundred thousand, which
-- PostgreSQL would take for a quarter of them and read the whole table.
CREATE STATISTICS job_request_days_scope (mcv) ON trade, place FROM job_request_days;
