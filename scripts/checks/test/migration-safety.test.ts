import { expect, it } from "vitest";
import { risksIn } from "../migration-safety.ts";

it.each([
  ["CREATE INDEX a ON users (email);"],
  ['CREATE UNIQUE INDEX "a" ON "users" USING btree ("email");'],
  ["create index concurrently if not exists a on users (email);"],
  ["-- outside a transaction\ncreate index concurrently a on users (email);"],
  ['ALTER TABLE "users" ADD COLUMN "age" integer NOT NULL;'],
  ["ALTER TABLE users ADD COLUMN words tsvector GENERATED ALWAYS AS (to_tsvector('simple', name)) STORED;"],
  ['ALTER TABLE "users" ALTER COLUMN "age" SET DATA TYPE bigint;'],
  ['ALTER TABLE "users" ALTER COLUMN "age" SET NOT NULL;'],
  ['ALTER TABLE "users" ADD CONSTRAINT "old" CHECK (age > 0);'],
  ['ALTER TABLE "users" ADD CONSTRAINT "of" FOREIGN KEY ("a") REFERENCES "b"("id");'],
  ['ALTER TABLE "users" DROP COLUMN "age";'],
  ['ALTER TABLE "users" RENAME COLUMN "age" TO "years";'],
  ["CREATE TABLE b (id int);\n--> statement-breakpoint\nCREATE INDEX a ON users (email);"],
])("people would wait for, or older versions miss: %s", (text) => {
  expect(risksIn(text)).toHaveLength(1);
});

it.each([
  ['CREATE TABLE "b" ("id" int NOT NULL);\n--> statement-breakpoint\nCREATE INDEX "a" ON "b" USING btree ("id");'],
  [
    'CREATE TABLE "b" ("id" int);\n--> statement-breakpoint\nALTER TABLE "b" ADD CONSTRAINT "of" FOREIGN KEY ("id") REFERENCES "c"("id");',
  ],
  ["-- outside a transaction\ncreate index concurrently if not exists a on users (email);"],
  ['ALTER TABLE "users" ADD COLUMN "age" integer DEFAULT 0 NOT NULL;'],
  ['ALTER TABLE "users" ADD CONSTRAINT "old" CHECK (age > 0) NOT VALID;'],
  ['-- contracting\nALTER TABLE "users" DROP COLUMN "age";'],
  ["-- The index that came to drop the old one is no statement: drop table.\nselect 1;"],
])("goes on beside people's work: %s", (text) => {
  expect(risksIn(text)).toEqual([]);
});
