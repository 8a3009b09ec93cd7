-- What the table cannot say by itself: the holidays of a company never overlap.
ALTER TABLE company_holidays ADD CONSTRAINT company_holidays_no_overlap
  EXCLUDE USING gist (company_id WITH =, daterange(starts_on, ends_on, '[]') WITH &&);
