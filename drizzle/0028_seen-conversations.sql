ALTER TABLE "data_accesses" DROP CONSTRAINT "data_accesses_kind_known";--> statement-breakpoint
ALTER TABLE "data_accesses" ADD CONSTRAINT "data_accesses_kind_known" CHECK ("data_accesses"."kind" in ('request', 'contact', 'profile', 'export', 'conversation')) NOT VALID;
