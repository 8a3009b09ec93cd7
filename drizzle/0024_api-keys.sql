CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"prefix" text NOT NULL,
	"scopes" text[] NOT NULL,
	"networks" text[],
	"expires_at" timestamp(3) with time zone NOT NULL,
	"last_used_at" timestamp(3) with time zone,
	"last_used_from" text,
	"revoked_at" timestamp(3) with time zone,
	"end_told_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_keys_hash_unique" UNIQUE("hash"),
	CONSTRAINT "api_keys_name_length" CHECK (length("api_keys"."name") between 1 and 60),
	CONSTRAINT "api_keys_prefix_shape" CHECK ("api_keys"."prefix" ~ '^mtr_[0-9A-Za-z]{6}$'),
	CONSTRAINT "api_keys_scopes_count" CHECK (cardinality("api_keys"."scopes") between 1 and 500),
	CONSTRAINT "api_keys_networks_count" CHECK (cardinality("api_keys"."networks") between 1 and 20),
	CONSTRAINT "api_keys_ends" CHECK ("api_keys"."expires_at" <= "api_keys"."created_at" + interval '366 days')
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_machine" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_user" ON "api_keys" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "api_keys_ending" ON "api_keys" USING btree ("expires_at") WHERE revoked_at is null and end_told_at is null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_machine" CHECK (not "users"."is_machine" or ("users"."role" = 'Admin' and "users"."password_hash" is null)) NOT VALID;