-- How many messages of the other one each party of a conversation has not read. Whoever writes holds the conversation already.
CREATE FUNCTION messages_unread() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE conversations AS talk SET
    client_unread = client_unread + (SELECT count(*) FROM come WHERE come.job_request_id = talk.job_request_id
      AND come.company_id = talk.company_id AND sender = 'company' AND created_at > coalesce(client_read_at, '-infinity')),
    company_unread = company_unread + (SELECT count(*) FROM come WHERE come.job_request_id = talk.job_request_id
      AND come.company_id = talk.company_id AND sender = 'client' AND created_at > coalesce(company_read_at, '-infinity'))
  WHERE (job_request_id, company_id) IN (SELECT job_request_id, company_id FROM come);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What is read up to a message is counted once the conversation is held: no message comes to it meanwhile.
CREATE FUNCTION conversation_read() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.client_unread := (SELECT count(*) FROM messages WHERE job_request_id = NEW.job_request_id AND company_id = NEW.company_id
    AND sender = 'company' AND created_at > coalesce(NEW.client_read_at, '-infinity'));
  NEW.company_unread := (SELECT count(*) FROM messages WHERE job_request_id = NEW.job_request_id AND company_id = NEW.company_id
    AND sender = 'client' AND created_at > coalesce(NEW.company_read_at, '-infinity'));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER messages_unread AFTER INSERT ON messages
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION messages_unread();
--> statement-breakpoint
CREATE TRIGGER conversations_read BEFORE UPDATE OF client_read_at, company_read_at ON conversations FOR EACH ROW
  WHEN ((OLD.client_read_at, OLD.company_read_at) IS DISTINCT FROM (NEW.client_read_at, NEW.company_read_at))
  EXECUTE FUNCTION conversation_read();
--> statement-breakpoint
-- No message stands in a conversation that begins, however many it had when its request was thrown away: they come after it, and count.
CREATE FUNCTION conversation_begins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.client_unread := 0;
  NEW.company_unread := 0;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER conversations_begin BEFORE INSERT ON conversations FOR EACH ROW EXECUTE FUNCTION conversation_begins();
--> statement-breakpoint
CREATE VIEW unread_messages_recount AS
  SELECT job_request_id, company_id,
    (SELECT count(*)::integer FROM messages WHERE messages.job_request_id = talk.job_request_id AND messages.company_id = talk.company_id
      AND sender = 'company' AND created_at > coalesce(client_read_at, '-infinity')) AS client_unread,
    (SELECT count(*)::integer FROM messages WHERE messages.job_request_id = talk.job_request_id AND messages.company_id = talk.company_id
      AND sender = 'client' AND created_at > coalesce(company_read_at, '-infinity')) AS company_unread
  FROM conversations AS talk;
--> statement-breakpoint
-- With the triggers nobody writes to either table until the commit: what is counted is what there is.
UPDATE conversations AS kept SET client_unread = counted.client_unread, company_unread = counted.company_unread
  FROM unread_messages_recount AS counted
  WHERE kept.job_request_id = counted.job_request_id AND kept.company_id = counted.company_id
    AND (kept.client_wrote_at > coalesce(kept.company_read_at, '-infinity') OR kept.company_wrote_at > coalesce(kept.client_read_at, '-infinity'));
