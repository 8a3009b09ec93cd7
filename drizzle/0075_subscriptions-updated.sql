-- outside a transaction
-- What has changed is looked for beside people at work.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "subscriptions_updated" ON "subscriptions" USING btree ("updated_at","id");--> statement-breakpoint
-- That its company was told of its end changes nothing of what a list tells.
CREATE OR REPLACE TRIGGER subscriptions_updated BEFORE UPDATE ON subscriptions FOR EACH ROW
  WHEN ((OLD.starts_on, OLD.ends_on, OLD.amount, OLD.currency, OLD.note, OLD.payer_name, OLD.canceled_at)
    IS DISTINCT FROM (NEW.starts_on, NEW.ends_on, NEW.amount, NEW.currency, NEW.note, NEW.payer_name, NEW.canceled_at))
  EXECUTE FUNCTION row_updated();
