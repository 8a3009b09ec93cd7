DROP INDEX "sign_in_events_refused";--> statement-breakpoint
DROP INDEX "sign_in_events_subject";--> statement-breakpoint
CREATE INDEX "sign_in_events_refusals" ON "sign_in_events" USING btree ("at","id") WHERE outcome in ('wrong', 'paused', 'locked', 'forbidden');--> statement-breakpoint
CREATE INDEX "sign_in_events_outcome" ON "sign_in_events" USING btree ("outcome","at","id");--> statement-breakpoint
CREATE INDEX "sign_in_events_method" ON "sign_in_events" USING btree ("method","at","id");--> statement-breakpoint
CREATE INDEX "sign_in_events_typed" ON "sign_in_events" USING btree ("subject","at","id");