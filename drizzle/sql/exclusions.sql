-- Rows that never overlap: what a unique constraint cannot say.

-- A company has one subscription at a time; a canceled one frees its days.
ALTER TABLE subscriptions ADD CONSTRAINT subscriptions_no_overlap
  EXCLUDE USING gist (company_id WITH =, daterange(starts_on, ends_on, '[]') WITH &&) WHERE (canceled_at IS NULL);

-- The holidays of a company never overlap.
ALTER TABLE company_holidays ADD CONSTRAINT company_holidays_no_overlap
  EXCLUDE USING gist (company_id WITH =, daterange(starts_on, ends_on, '[]') WITH &&);
