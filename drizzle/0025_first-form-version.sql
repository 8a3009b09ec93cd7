-- The form that a subcategory is made with is its first version, however it is made; each later one is kept by who saves it.
CREATE FUNCTION keep_first_form_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO question_form_versions (subcategory_id, revision, form, saved_at)
    VALUES (NEW.id, NEW.questions_revision, NEW.questions, NEW.created_at);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER subcategories_first_form_version AFTER INSERT ON subcategories
  FOR EACH ROW EXECUTE FUNCTION keep_first_form_version();--> statement-breakpoint

-- What was there before versions were kept: the present form of each, and the requests that answered just that.
INSERT INTO question_form_versions (subcategory_id, revision, form, saved_at)
  SELECT id, questions_revision, questions, updated_at FROM subcategories;--> statement-breakpoint
UPDATE job_requests SET form_revision = questions_revision FROM subcategories
  WHERE subcategories.id = subcategory_id AND questions = form;
