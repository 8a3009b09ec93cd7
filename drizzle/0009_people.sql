DROP INDEX "audit_entries_entity";--> statement-breakpoint
DROP INDEX "audit_entries_actor";--> statement-breakpoint
DROP INDEX "users_created";--> statement-breakpoint
DROP INDEX "users_role_created";--> statement-breakpoint
CREATE INDEX "audit_entries_entity_id" ON "audit_entries" USING btree ("entity_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_search" ON "audit_entries" USING gin (to_tsvector('simple_unaccent', translate(coalesce("details"->>'name', "details"->>'title', "details"->>'number', "details"->>'key', ''), '.-', '  ')));--> statement-breakpoint
CREATE INDEX "tenderers_locality_search" ON "tenderers" USING gin (to_tsvector('simple_unaccent', coalesce("locality", '')));--> statement-breakpoint
CREATE INDEX "users_erased_tenderers" ON "users" USING btree ("id") WHERE role = 'Tenderer' and deleted_at is not null;--> statement-breakpoint
CREATE INDEX "users_email_trigram" ON "users" USING gin (("email"::text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_entries_entity" ON "audit_entries" USING btree ("entity","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_role_created" ON "users" USING btree ("role","created_at","id") WHERE deleted_at is null;