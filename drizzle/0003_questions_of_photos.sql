-- Photos of requests that are there: the question that each answers. A form with any sensitive question hides, to be safe,
-- those of every question that hangs on something.
with answered as (
  select p.job_request_id, p.file_id, min(q ->> 'id') as question_id,
    bool_or(coalesce((q ->> 'sensitive')::boolean, false)
      or ((q ? 'visibleIf' or s ? 'visibleIf') and jsonb_path_exists(r.form, '$.steps[*].questions[*] ? (@.sensitive == true)'))) as sensitive
  from job_request_photos p
  join job_requests r on r.id = p.job_request_id
  cross join jsonb_array_elements(r.form -> 'steps') as s
  cross join jsonb_array_elements(s -> 'questions') as q
  where q ->> 'type' = 'photos' and jsonb_typeof(r.answers -> (q ->> 'id')) = 'array'
    and (r.answers -> (q ->> 'id')) ? p.file_id::text
  group by p.job_request_id, p.file_id
)
update job_request_photos p set question_id = a.question_id, sensitive = a.sensitive
from answered a where a.job_request_id = p.job_request_id and a.file_id = p.file_id;
