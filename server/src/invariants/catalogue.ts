import type { Invariant } from "./invariant.ts";

/** Services, places, companies and settings. */
export const catalogueInvariants: readonly Invariant[] = [
  {
    name: "verified-by-proofs",
    holds:
      "A company is verified when its identity or its entry in the register is, and nothing that its trades need has expired.",
    broken: `select id, 'verified: ' || verified as what from companies where verified <> company_is_verified(id)`,
  },
  {
    name: "document-of-its-company",
    holds: "The document of a proof is its company's own.",
    broken: `select p.id, 'of ' || d.owner_id as what from company_proofs p join documents d on d.id = p.document_id
      join companies c on c.id = p.company_id where d.owner_id <> c.user_id`,
  },
  {
    name: "form-is-its-last-version",
    holds: "The form of a service is its last version, and its versions are numbered without a gap.",
    broken: `select s.id, 'form ' || s.questions_revision as what from subcategories s
      left join question_form_versions v on v.subcategory_id = s.id and v.revision = s.questions_revision
      where v.form is distinct from s.questions
        or (select (count(*), max(n.revision)) from question_form_versions n where n.subcategory_id = s.id)
          is distinct from row(s.questions_revision::bigint, s.questions_revision)`,
  },
  {
    name: "former-address-is-free",
    holds: "An address that leads on to something is nobody's present one.",
    broken: `select h.target_id as id, h.kind || ' ' || h.slug as what from slug_history h
      where case h.kind
        when 'category' then exists (select from categories c where c.slug = h.slug)
        when 'subCategory' then exists (select from subcategories s where s.slug = h.slug)
        else exists (select from blogs b where b.slug = h.slug and b.published) end`,
  },
  {
    name: "coverage-is-the-product",
    holds: "What a company serves is each of its services in each of its districts.",
    broken: `select company_id as id, 'missing or too much' as what from (
        (select company_id, subcategory_id, subregion_id from company_subcategories join company_subregions using (company_id)
          except select company_id, subcategory_id, subregion_id from company_coverage)
        union all
        (select company_id, subcategory_id, subregion_id from company_coverage
          except select company_id, subcategory_id, subregion_id from company_subcategories join company_subregions using (company_id))
      ) as differing`,
  },
  {
    name: "setting-has-its-type",
    holds: "A setting has a value of its type.",
    broken: `select id, key as what from application_config
      where type <> 'json' and jsonb_typeof(value) <> case type when 'number' then 'number' when 'boolean' then 'boolean' else 'string' end`,
  },
];
