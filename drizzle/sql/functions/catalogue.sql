-- Functions of the catalogue.

-- The form that a subcategory is made with is its first version, however it is made; each later one is kept by who saves it.
CREATE FUNCTION keep_first_form_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO question_form_versions (subcategory_id, revision, form, saved_at)
    VALUES (NEW.id, NEW.questions_revision, NEW.questions, NEW.created_at);
  RETURN NULL;
END $$;
