-- What is worked out of who covers what holds until there is another row here.
CREATE FUNCTION coverage_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Added, never counted up in one row: those who change what companies cover do not wait for each other.
  INSERT INTO coverage_changes DEFAULT VALUES;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER company_subcategories_noted AFTER INSERT OR UPDATE OR DELETE ON company_subcategories
  FOR EACH STATEMENT EXECUTE FUNCTION coverage_changed();
--> statement-breakpoint
CREATE TRIGGER company_subregions_noted AFTER INSERT OR UPDATE OR DELETE ON company_subregions
  FOR EACH STATEMENT EXECUTE FUNCTION coverage_changed();
--> statement-breakpoint
CREATE TRIGGER subscriptions_noted AFTER INSERT OR DELETE OR UPDATE OF company_id, starts_on, ends_on, canceled_at ON subscriptions
  FOR EACH STATEMENT EXECUTE FUNCTION coverage_changed();
--> statement-breakpoint
CREATE TRIGGER companies_noted AFTER UPDATE OF paused_at ON companies FOR EACH ROW
  WHEN ((OLD.paused_at IS NULL) <> (NEW.paused_at IS NULL)) EXECUTE FUNCTION coverage_changed();
--> statement-breakpoint
CREATE TRIGGER users_noted AFTER UPDATE OF email_confirmed, locked_at, deleted_at ON users FOR EACH ROW
  WHEN (NEW.role = 'Company' AND (OLD.email_confirmed <> NEW.email_confirmed OR (OLD.locked_at IS NULL) <> (NEW.locked_at IS NULL)
    OR (OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL))) EXECUTE FUNCTION coverage_changed();
--> statement-breakpoint
CREATE TRIGGER subcategories_noted AFTER INSERT OR DELETE ON subcategories
  FOR EACH STATEMENT EXECUTE FUNCTION coverage_changed();
--> statement-breakpoint
CREATE TRIGGER regions_noted AFTER INSERT OR DELETE OR UPDATE OF parent_id ON regions
  FOR EACH STATEMENT EXECUTE FUNCTION coverage_changed();
