-- Old rows are looked at beside people at work: none of them is a machine.
ALTER TABLE "users" VALIDATE CONSTRAINT "users_machine";
