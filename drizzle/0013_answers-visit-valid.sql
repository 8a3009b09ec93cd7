alter table "job_request_companies" validate constraint "job_request_companies_visit_known";
