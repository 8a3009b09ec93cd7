-- The present text of every trigger. Triggers of one event fire in the order of their names.

CREATE TRIGGER job_requests_status_order BEFORE UPDATE OF status ON job_requests FOR EACH ROW
  WHEN (NEW.status <> OLD.status AND (OLD.status = 1 OR NEW.status = 0)) EXECUTE FUNCTION job_request_status_order();

CREATE CONSTRAINT TRIGGER job_requests_sent_stays AFTER UPDATE ON job_requests DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.status <> 0 AND (NEW.subcategory_id <> OLD.subcategory_id OR NEW.subregion_id <> OLD.subregion_id))
  EXECUTE FUNCTION job_request_stays_what_it_is();

CREATE TRIGGER company_subcategories_coverage AFTER INSERT ON company_subcategories
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION company_coverage_grow();

CREATE TRIGGER company_subregions_coverage AFTER INSERT ON company_subregions
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION company_coverage_grow();

-- What is worked out of who covers what holds until one of these writes (`coverage_changes`).
CREATE TRIGGER company_subcategories_noted AFTER INSERT OR UPDATE OR DELETE ON company_subcategories
  FOR EACH STATEMENT EXECUTE FUNCTION coverage_changed();

CREATE TRIGGER company_subregions_noted AFTER INSERT OR UPDATE OR DELETE ON company_subregions
  FOR EACH STATEMENT EXECUTE FUNCTION coverage_changed();

CREATE TRIGGER subscriptions_noted AFTER INSERT OR DELETE OR UPDATE OF company_id, starts_on, ends_on, canceled_at ON subscriptions
  FOR EACH STATEMENT EXECUTE FUNCTION coverage_changed();

CREATE TRIGGER companies_noted AFTER UPDATE OF paused_at ON companies FOR EACH ROW
  WHEN ((OLD.paused_at IS NULL) <> (NEW.paused_at IS NULL)) EXECUTE FUNCTION coverage_changed();

CREATE TRIGGER users_noted AFTER UPDATE OF email_confirmed, locked_at, deleted_at ON users FOR EACH ROW
  WHEN (NEW.role = 'Company' AND (OLD.email_confirmed <> NEW.email_confirmed OR (OLD.locked_at IS NULL) <> (NEW.locked_at IS NULL)
    OR (OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL))) EXECUTE FUNCTION coverage_changed();

CREATE TRIGGER subcategories_noted AFTER INSERT OR DELETE ON subcategories
  FOR EACH STATEMENT EXECUTE FUNCTION coverage_changed();

CREATE TRIGGER regions_noted AFTER INSERT OR DELETE OR UPDATE OF parent_id ON regions
  FOR EACH STATEMENT EXECUTE FUNCTION coverage_changed();

CREATE TRIGGER job_requests_counted_insert AFTER INSERT ON job_requests
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION job_requests_counted();

CREATE TRIGGER job_requests_counted_delete AFTER DELETE ON job_requests
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION job_requests_counted();

CREATE TRIGGER job_requests_counted_update AFTER UPDATE ON job_requests
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION job_requests_counted();

CREATE TRIGGER users_counted_insert AFTER INSERT ON users
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION accounts_counted();

CREATE TRIGGER users_counted_delete AFTER DELETE ON users
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION accounts_counted();

CREATE TRIGGER users_counted_update AFTER UPDATE OF role, deleted_at ON users FOR EACH ROW
  WHEN (OLD.role <> NEW.role OR (OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL)) EXECUTE FUNCTION account_changed();

CREATE TRIGGER subscriptions_counted_insert AFTER INSERT ON subscriptions
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION subscriptions_counted();

CREATE TRIGGER subscriptions_counted_delete AFTER DELETE ON subscriptions
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION subscriptions_counted();

CREATE TRIGGER subscriptions_counted_update AFTER UPDATE ON subscriptions
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION subscriptions_counted();

CREATE TRIGGER job_request_companies_counted_insert AFTER INSERT ON job_request_companies
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION recipients_counted();

CREATE TRIGGER job_request_companies_counted_delete AFTER DELETE ON job_request_companies
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION recipients_counted();

CREATE TRIGGER job_request_companies_counted_update AFTER UPDATE ON job_request_companies
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION recipients_counted();

CREATE CONSTRAINT TRIGGER pending_requests_folded AFTER INSERT ON pending_requests
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION counts_folded();

CREATE CONSTRAINT TRIGGER pending_recipients_folded AFTER INSERT ON pending_recipients
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION counts_folded();

CREATE TRIGGER companies_figures_begin AFTER INSERT ON companies
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION company_figures_begin();

CREATE TRIGGER job_request_photos_kept_insert AFTER INSERT ON job_request_photos
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION job_request_photos_kept();

CREATE TRIGGER job_request_photos_kept_delete AFTER DELETE ON job_request_photos
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION job_request_photos_kept();

CREATE TRIGGER job_request_companies_filed BEFORE INSERT OR UPDATE OF response, client_decision, seen_at ON job_request_companies
  FOR EACH ROW EXECUTE FUNCTION recipient_filed();

CREATE TRIGGER job_request_companies_refiled_insert AFTER INSERT ON job_request_companies FOR EACH ROW
  WHEN (NEW.client_decision = 'accepted') EXECUTE FUNCTION recipients_refiled();

CREATE TRIGGER job_request_companies_refiled AFTER UPDATE OF client_decision ON job_request_companies FOR EACH ROW
  WHEN ((OLD.client_decision = 'accepted') <> (NEW.client_decision = 'accepted')) EXECUTE FUNCTION recipients_refiled();

CREATE TRIGGER job_request_companies_refiled_delete AFTER DELETE ON job_request_companies FOR EACH ROW
  WHEN (OLD.client_decision = 'accepted') EXECUTE FUNCTION recipients_refiled();

CREATE TRIGGER job_requests_refiled AFTER UPDATE OF status ON job_requests FOR EACH ROW
  WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION recipients_refiled();

CREATE TRIGGER subcategories_first_form_version AFTER INSERT ON subcategories
  FOR EACH ROW EXECUTE FUNCTION keep_first_form_version();

CREATE TRIGGER audit_entries_digest BEFORE INSERT ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION audit_digest();

CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION audit_append_only();

CREATE TRIGGER audit_chain_append_only BEFORE UPDATE OR DELETE ON audit_chain
  FOR EACH ROW EXECUTE FUNCTION audit_append_only();

-- No trigger for rows hears of it, and a cascade from the accounts would take the entries along.
CREATE TRIGGER audit_entries_not_truncated BEFORE TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION audit_append_only();

CREATE TRIGGER audit_chain_not_truncated BEFORE TRUNCATE ON audit_chain
  FOR EACH STATEMENT EXECUTE FUNCTION audit_append_only();

CREATE CONSTRAINT TRIGGER audit_entries_chained AFTER INSERT ON audit_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION audit_chained();

CREATE TRIGGER sessions_ended AFTER UPDATE OF ended_at ON sessions
  FOR EACH ROW WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION session_ended();

CREATE TRIGGER sessions_removed AFTER DELETE ON sessions
  FOR EACH ROW WHEN (OLD.ended_at IS NULL) EXECUTE FUNCTION session_ended();

CREATE TRIGGER job_requests_webhook_insert AFTER INSERT ON job_requests FOR EACH ROW EXECUTE FUNCTION webhook_job_request();

CREATE TRIGGER job_requests_webhook_delete AFTER DELETE ON job_requests FOR EACH ROW EXECUTE FUNCTION webhook_job_request();

CREATE TRIGGER job_requests_webhook_update AFTER UPDATE ON job_requests FOR EACH ROW
  WHEN (OLD.revision <> NEW.revision OR OLD.status <> NEW.status OR (OLD.done_at IS NULL) <> (NEW.done_at IS NULL))
  EXECUTE FUNCTION webhook_job_request();

CREATE TRIGGER job_request_companies_webhook_insert AFTER INSERT ON job_request_companies
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION webhook_recipients_come();

CREATE TRIGGER job_request_companies_webhook_delete AFTER DELETE ON job_request_companies
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION webhook_recipients_gone();

CREATE TRIGGER job_request_companies_webhook_update AFTER UPDATE ON job_request_companies FOR EACH ROW
  WHEN (OLD.response <> NEW.response OR OLD.responded_at IS DISTINCT FROM NEW.responded_at
    OR OLD.client_decision <> NEW.client_decision OR (OLD.held_until IS NOT NULL AND NEW.held_until IS NULL))
  EXECUTE FUNCTION webhook_recipient();

CREATE TRIGGER job_request_notes_webhook_insert AFTER INSERT ON job_request_notes FOR EACH ROW
  WHEN (NEW.kind IN ('asked', 'added')) EXECUTE FUNCTION webhook_note_of_request();

CREATE TRIGGER job_request_notes_webhook_update AFTER UPDATE ON job_request_notes FOR EACH ROW
  WHEN (NEW.kind = 'asked' AND OLD.answered_at IS NULL AND NEW.answered_at IS NOT NULL) EXECUTE FUNCTION webhook_note_of_request();

CREATE TRIGGER request_reminders_webhook AFTER INSERT ON request_reminders FOR EACH ROW EXECUTE FUNCTION webhook_reminder();

CREATE TRIGGER messages_webhook AFTER INSERT ON messages FOR EACH ROW EXECUTE FUNCTION webhook_message();

CREATE TRIGGER companies_webhook_insert AFTER INSERT ON companies FOR EACH ROW EXECUTE FUNCTION webhook_company();

CREATE TRIGGER companies_webhook_update AFTER UPDATE ON companies FOR EACH ROW
  WHEN (OLD.profile_revision <> NEW.profile_revision OR OLD.coverage_revision <> NEW.coverage_revision OR OLD.verified <> NEW.verified
    OR (OLD.paused_at IS NULL) <> (NEW.paused_at IS NULL) OR (OLD.away_at IS NULL) <> (NEW.away_at IS NULL))
  EXECUTE FUNCTION webhook_company();

CREATE TRIGGER users_webhook_erased AFTER UPDATE OF deleted_at ON users FOR EACH ROW
  WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL AND NEW.role = 'Company') EXECUTE FUNCTION webhook_company_erased();

CREATE TRIGGER subscriptions_webhook_insert AFTER INSERT ON subscriptions FOR EACH ROW EXECUTE FUNCTION webhook_subscription();

CREATE TRIGGER subscriptions_webhook_update AFTER UPDATE ON subscriptions FOR EACH ROW
  WHEN (OLD.canceled_at IS DISTINCT FROM NEW.canceled_at OR OLD.end_notice_at IS DISTINCT FROM NEW.end_notice_at
    OR OLD.revision <> NEW.revision)
  EXECUTE FUNCTION webhook_subscription();

CREATE TRIGGER reviews_written BEFORE INSERT ON reviews FOR EACH ROW EXECUTE FUNCTION review_written();

CREATE TRIGGER client_reviews_written BEFORE INSERT ON client_reviews FOR EACH ROW EXECUTE FUNCTION review_written();

CREATE TRIGGER reviews_stay BEFORE UPDATE ON reviews FOR EACH ROW EXECUTE FUNCTION review_stays();

CREATE TRIGGER client_reviews_stay BEFORE UPDATE ON client_reviews FOR EACH ROW EXECUTE FUNCTION client_review_stays();

CREATE TRIGGER reviews_kept BEFORE DELETE ON reviews FOR EACH ROW EXECUTE FUNCTION review_kept();

CREATE TRIGGER client_reviews_kept BEFORE DELETE ON client_reviews FOR EACH ROW EXECUTE FUNCTION review_kept();

CREATE TRIGGER review_photos_in_time BEFORE INSERT ON review_photos FOR EACH ROW EXECUTE FUNCTION review_photo_in_time();

CREATE TRIGGER reviews_counted AFTER INSERT OR UPDATE OF quality, punctuality, price, contact, shows_at ON reviews
  FOR EACH ROW EXECUTE FUNCTION review_counted();

CREATE TRIGGER job_requests_reviews_follow AFTER UPDATE OF subcategory_id, region_id ON job_requests FOR EACH ROW
  WHEN (OLD.subcategory_id <> NEW.subcategory_id OR OLD.region_id <> NEW.region_id) EXECUTE FUNCTION review_follows();

CREATE TRIGGER job_requests_stay_done BEFORE UPDATE OF done_at ON job_requests FOR EACH ROW
  WHEN (OLD.done_at IS NOT NULL AND NEW.done_at IS NULL) EXECUTE FUNCTION job_request_stays_done();

CREATE TRIGGER offers_written BEFORE INSERT ON offers FOR EACH ROW EXECUTE FUNCTION offer_written();

CREATE TRIGGER offers_stay BEFORE UPDATE ON offers FOR EACH ROW EXECUTE FUNCTION offer_stays();

CREATE CONSTRAINT TRIGGER offers_add_up AFTER INSERT ON offers
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION offer_adds_up();

CREATE TRIGGER offer_lines_counted AFTER INSERT ON offer_lines
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION offer_lines_counted();

CREATE TRIGGER offer_lines_kept AFTER DELETE ON offer_lines
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION offer_lines_kept();

CREATE TRIGGER offer_lines_stay BEFORE UPDATE ON offer_lines FOR EACH ROW EXECUTE FUNCTION offer_line_stays();

CREATE TRIGGER job_request_companies_offers_follow AFTER UPDATE OF responded_at ON job_request_companies FOR EACH ROW
  WHEN (OLD.responded_at IS NOT NULL AND OLD.responded_at IS DISTINCT FROM NEW.responded_at) EXECUTE FUNCTION offers_follow_answer();

CREATE TRIGGER company_proofs_changed AFTER INSERT OR DELETE OR UPDATE OF state ON company_proofs
  FOR EACH ROW EXECUTE FUNCTION proof_changed();

CREATE TRIGGER companies_identified BEFORE UPDATE OF name, uid ON companies FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name OR OLD.uid IS DISTINCT FROM NEW.uid) EXECUTE FUNCTION company_identity_ended();

CREATE TRIGGER company_subcategories_taken_up AFTER INSERT ON company_subcategories
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION served_trades_changed();

CREATE TRIGGER company_subcategories_left AFTER DELETE ON company_subcategories
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION served_trades_changed();

CREATE TRIGGER subcategory_proofs_added AFTER INSERT ON subcategory_proofs
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION trade_needs_changed();

CREATE TRIGGER subcategory_proofs_changed AFTER UPDATE ON subcategory_proofs
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION trade_needs_changed();

CREATE TRIGGER subcategory_proofs_removed AFTER DELETE ON subcategory_proofs
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION trade_needs_changed();

CREATE TRIGGER offers_mark_answer AFTER INSERT OR DELETE OR UPDATE OF state ON offers
  FOR EACH ROW EXECUTE FUNCTION offer_marks_answer();

CREATE TRIGGER offers_webhook_insert AFTER INSERT ON offers FOR EACH ROW
  WHEN (NEW.state IN ('current', 'proposed')) EXECUTE FUNCTION webhook_offer();

CREATE TRIGGER offers_webhook_update AFTER UPDATE OF state ON offers FOR EACH ROW
  WHEN (OLD.state = 'proposed' AND NEW.state <> OLD.state) EXECUTE FUNCTION webhook_offer();

CREATE TRIGGER vat_rates_stay BEFORE INSERT OR UPDATE OR DELETE ON vat_rates FOR EACH ROW EXECUTE FUNCTION vat_rate_stays();

CREATE TRIGGER job_requests_changed_insert AFTER INSERT ON job_requests FOR EACH ROW EXECUTE FUNCTION request_changed();

CREATE TRIGGER job_requests_changed_update AFTER UPDATE ON job_requests FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION request_changed();

CREATE TRIGGER job_request_notes_changed AFTER INSERT OR UPDATE ON job_request_notes FOR EACH ROW EXECUTE FUNCTION request_note_changed();

CREATE TRIGGER job_request_companies_changed_insert AFTER INSERT ON job_request_companies
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION recipients_changed();

CREATE TRIGGER job_request_companies_changed_update AFTER UPDATE ON job_request_companies FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION recipient_changed();

CREATE TRIGGER job_request_companies_changed_delete AFTER DELETE ON job_request_companies
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION recipients_changed();

CREATE TRIGGER companies_updated BEFORE UPDATE ON companies FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION row_updated();

CREATE TRIGGER tenderers_updated BEFORE UPDATE ON tenderers FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION row_updated();

-- Signing in, a password and a second factor change nothing of what a list tells.
CREATE TRIGGER users_updated BEFORE UPDATE ON users FOR EACH ROW
  WHEN ((OLD.email, OLD.username, OLD.first_name, OLD.last_name, OLD.phone, OLD.role, OLD.lang, OLD.email_confirmed, OLD.profile_completed,
      OLD.locked_at, OLD.deleted_at)
    IS DISTINCT FROM (NEW.email, NEW.username, NEW.first_name, NEW.last_name, NEW.phone, NEW.role, NEW.lang, NEW.email_confirmed,
      NEW.profile_completed, NEW.locked_at, NEW.deleted_at))
  EXECUTE FUNCTION row_updated();
-- That its company was told of its end changes nothing of what a list tells.
CREATE TRIGGER subscriptions_updated BEFORE UPDATE ON subscriptions FOR EACH ROW
  WHEN ((OLD.starts_on, OLD.ends_on, OLD.amount, OLD.currency, OLD.note, OLD.payer_name, OLD.canceled_at)
    IS DISTINCT FROM (NEW.starts_on, NEW.ends_on, NEW.amount, NEW.currency, NEW.note, NEW.payer_name, NEW.canceled_at))
  EXECUTE FUNCTION row_updated();

CREATE TRIGGER messages_unread AFTER INSERT ON messages
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION messages_unread();

CREATE TRIGGER conversations_read BEFORE UPDATE OF client_read_at, company_read_at ON conversations FOR EACH ROW
  WHEN ((OLD.client_read_at, OLD.company_read_at) IS DISTINCT FROM (NEW.client_read_at, NEW.company_read_at))
  EXECUTE FUNCTION conversation_read();

CREATE TRIGGER conversations_begin BEFORE INSERT ON conversations FOR EACH ROW EXECUTE FUNCTION conversation_begins();

CREATE TRIGGER conversations_counted_insert AFTER INSERT ON conversations
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION conversations_counted();

CREATE TRIGGER conversations_counted_delete AFTER DELETE ON conversations
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION conversations_counted();
