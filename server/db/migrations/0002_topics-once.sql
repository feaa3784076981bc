DROP INDEX "topics_of_project";--> statement-breakpoint
CREATE UNIQUE INDEX "topics_once" ON "topics" USING btree ("project_id",lower("name"));