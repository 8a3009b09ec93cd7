CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"language" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "page_views_pk" PRIMARY KEY("day","path","language")
);
