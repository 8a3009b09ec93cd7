-- Old rows are looked at beside people at work: each of them names the request that it made.
ALTER TABLE "idempotency_keys" VALIDATE CONSTRAINT "idempotency_keys_one_answer";
