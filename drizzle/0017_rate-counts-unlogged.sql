-- Written several times a second at most, and worth nothing after a crash.
ALTER TABLE "rate_counts" SET UNLOGGED;
