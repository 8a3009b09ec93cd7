import type { Invariant } from "./invariant.ts";

/** Uploaded images and documents, and who shows them. */
export const fileInvariants: readonly Invariant[] = [
  {
    name: "photo-of-its-uploader",
    holds: "A photo of a request, of what was said about it or of a message is shown by whoever uploaded it.",
    broken: `select f.id, 'request ' || p.job_request_id as what from job_request_photos p join files f on f.id = p.file_id
        join job_requests r on r.id = p.job_request_id join tenderers t on t.id = r.tenderer_id where t.user_id <> f.owner_id
      union all select f.id, 'note ' || p.note_id from job_request_note_photos p join files f on f.id = p.file_id
        join job_request_notes n on n.id = p.note_id join job_requests r on r.id = n.job_request_id
        join tenderers t on t.id = r.tenderer_id where t.user_id <> f.owner_id
      union all select f.id, 'message ' || p.message_id from message_photos p join files f on f.id = p.file_id
        join messages m on m.id = p.message_id join conversations c using (job_request_id, company_id)
        join tenderers t on t.id = c.tenderer_id join companies co on co.id = c.company_id
        where f.owner_id <> case m.sender when 'client' then t.user_id else co.user_id end
      union all select f.id, 'review ' || p.review_id from review_photos p join files f on f.id = p.file_id
        join reviews v on v.id = p.review_id join tenderers t on t.id = v.tenderer_id where t.user_id <> f.owner_id
      union all select f.id, 'logo of ' || c.id from companies c join files f on f.id = c.logo_id where f.owner_id <> c.user_id`,
  },
  {
    name: "document-of-its-sender",
    holds:
      "A plan of a request is a PDF that its client sent, that of an answer or an amendment one that its company did.",
    broken: `select d.id, 'request ' || p.job_request_id as what from job_request_plans p join documents d on d.id = p.document_id
        join job_requests r on r.id = p.job_request_id join tenderers t on t.id = r.tenderer_id where t.user_id <> d.owner_id or d.kind <> 'pdf'
      union all select d.id, 'answer to ' || a.job_request_id from job_request_companies a join documents d on d.id = a.document_id
        join companies c on c.id = a.company_id where c.user_id <> d.owner_id or d.kind <> 'pdf'
      union all select d.id, 'amendment ' || o.id from offers o join documents d on d.id = o.document_id
        join companies c on c.id = o.company_id where c.user_id <> d.owner_id or d.kind <> 'pdf'`,
  },
  {
    name: "image-of-post-is-noted",
    holds: "The images that a post shows are noted with it: else they would be swept, or shown to nobody.",
    broken: `select b.id, 'image ' || image.id as what from blogs b
      cross join lateral (
        select distinct (regexp_matches(b.content || b.translations::text, '/api/File/([0-9a-f-]{36})', 'g'))[1] as id) as image
      where not exists (select from blog_images i where i.blog_id = b.id and i.file_id::text = image.id and not i.pending)`,
  },
  {
    name: "image-of-post-is-an-admins",
    holds: "The blog shows images of admins alone.",
    broken: `select f.id, 'of ' || u.role as what from files f join users u on u.id = f.owner_id
      where u.role <> 'Admin' and (exists (select from blogs b where b.cover_image_id = f.id)
        or exists (select from blog_images i where i.file_id = f.id))`,
  },
];
