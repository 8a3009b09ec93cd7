ALTER TABLE "reviews" ADD COLUMN "photos_released_at" timestamp(3) with time zone;
