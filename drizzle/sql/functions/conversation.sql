-- Functions of conversations: what is unread.

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

-- What is read up to a message is counted once the conversation is held: no message comes to it meanwhile.
CREATE FUNCTION conversation_read() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.client_unread := (SELECT count(*) FROM messages WHERE job_request_id = NEW.job_request_id AND company_id = NEW.company_id
    AND sender = 'company' AND created_at > coalesce(NEW.client_read_at, '-infinity'));
  NEW.company_unread := (SELECT count(*) FROM messages WHERE job_request_id = NEW.job_request_id AND company_id = NEW.company_id
    AND sender = 'client' AND created_at > coalesce(NEW.company_read_at, '-infinity'));
  RETURN NEW;
END $$;

-- No message stands in a conversation that begins, however many it had when its request was thrown away: they come after it, and count.
CREATE FUNCTION conversation_begins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.client_unread := 0;
  NEW.company_unread := 0;
  RETURN NEW;
END $$;
