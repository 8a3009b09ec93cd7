-- Addresses of posts with hyphens in a row or at an end (decision 314). Whoever knows one of a post that is out is led on from it.
WITH cleaned AS (
  SELECT DISTINCT ON (clean) id, slug, clean, published_at
  FROM (SELECT id, slug, published_at, trim(both '-' FROM regexp_replace(slug, '-{2,}', '-', 'g')) AS clean FROM blogs) AS one
  WHERE clean <> slug AND clean ~ '[a-z0-9]' AND NOT EXISTS (SELECT FROM blogs WHERE blogs.slug = clean)
  ORDER BY clean, id
), forgotten AS (
  DELETE FROM slug_history WHERE kind = 'blog' AND slug IN (SELECT clean FROM cleaned)
), kept AS (
  INSERT INTO slug_history (kind, slug, target_id)
  SELECT 'blog', slug, id FROM cleaned WHERE published_at <= now()
  ON CONFLICT (kind, slug) DO UPDATE SET target_id = excluded.target_id
)
UPDATE blogs SET slug = clean FROM cleaned WHERE blogs.id = cleaned.id;
