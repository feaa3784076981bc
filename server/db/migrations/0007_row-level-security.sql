ALTER TABLE "chat_messages" DROP CONSTRAINT "chat_messages_conversation_id_chat_conversations_id_fk";--> statement-breakpoint
ALTER TABLE "insight_topics" DROP CONSTRAINT "insight_topics_insight_id_insights_id_fk";--> statement-breakpoint
ALTER TABLE "insight_topics" DROP CONSTRAINT "insight_topics_topic_id_topics_id_fk";--> statement-breakpoint
ALTER TABLE "people_chat_messages" DROP CONSTRAINT "people_chat_messages_conversation_id_people_chat_conversations_id_fk";--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_id_company" UNIQUE("id","company_id");--> statement-breakpoint
ALTER TABLE "people_chat_conversations" ADD CONSTRAINT "people_chat_conversations_id_company" UNIQUE("id","company_id");--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_id_company" UNIQUE("id","company_id");--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "company_id" integer;--> statement-breakpoint
ALTER TABLE "insight_topics" ADD COLUMN "company_id" integer;--> statement-breakpoint
ALTER TABLE "people_chat_messages" ADD COLUMN "company_id" integer;--> statement-breakpoint
-- Each row takes the company of what it belongs to.
UPDATE "insight_topics" SET "company_id" = "insights"."company_id" FROM "insights" WHERE "insights"."id" = "insight_topics"."insight_id";--> statement-breakpoint
UPDATE "chat_messages" SET "company_id" = "chat_conversations"."company_id" FROM "chat_conversations" WHERE "chat_conversations"."id" = "chat_messages"."conversation_id";--> statement-breakpoint
UPDATE "people_chat_messages" SET "company_id" = "people_chat_conversations"."company_id" FROM "people_chat_conversations" WHERE "people_chat_conversations"."id" = "people_chat_messages"."conversation_id";--> statement-breakpoint
-- A link from an insight to a topic of another company was never valid.
DELETE FROM "insight_topics" USING "topics" WHERE "topics"."id" = "insight_topics"."topic_id" AND "topics"."company_id" <> "insight_topics"."company_id";--> statement-breakpoint
ALTER TABLE "chat_messages" ALTER COLUMN "company_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "insight_topics" ALTER COLUMN "company_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "people_chat_messages" ALTER COLUMN "company_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_of_conversation" FOREIGN KEY ("conversation_id","company_id") REFERENCES "public"."chat_conversations"("id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_topics" ADD CONSTRAINT "insight_topics_insight" FOREIGN KEY ("insight_id","company_id") REFERENCES "public"."insights"("id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_topics" ADD CONSTRAINT "insight_topics_of_topic" FOREIGN KEY ("topic_id","company_id") REFERENCES "public"."topics"("id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_chat_messages" ADD CONSTRAINT "people_chat_messages_of_conversation" FOREIGN KEY ("conversation_id","company_id") REFERENCES "public"."people_chat_conversations"("id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_tokens" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "analysis_progress" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "chat_conversations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "chat_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "companies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "document_chunks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "document_sources" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "evidence" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "insight_topics" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "insights" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "invitations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "people" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "people_chat_conversations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "people_chat_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "project_access" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "projects" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "questions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "topics" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_company" ON "account_tokens" AS PERMISSIVE FOR ALL TO public USING (exists (select from "users" where "users"."id" = "account_tokens"."user_id"));--> statement-breakpoint
CREATE POLICY "own_company" ON "analysis_progress" AS PERMISSIVE FOR ALL TO public USING ("analysis_progress"."company_id" = nullif(current_setting('earshot.company', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_company" ON "audit_log" AS PERMISSIVE FOR ALL TO public USING ("audit_log"."company_id" = nullif(current_setting('earshot.company', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_company" ON "chat_conversations" AS PERMISSIVE FOR ALL TO public USING ("chat_conversations"."company_id" = nullif(current_setting('earshot.company', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_company" ON "chat_messages" AS PERMISSIVE FOR ALL TO public USING ("chat_messages"."company_id" = nullif(current_setting('earshot.company', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_company" ON "companies" AS PERMISSIVE FOR ALL TO public USING ("companies"."id" = nullif(current_setting('earshot.company', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_company" ON "document_chunks" AS PERMISSIVE FOR ALL TO public USING ("document_chunks"."company_id" = nullif(current_setting('earshot.company', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_company" ON "document_sources" AS PERMISSIVE FOR ALL TO public USING ("document_sources"."company_id" = nullif(current_setting('earshot.company', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_company" ON "evidence" AS PERMISSIVE FOR ALL TO public USING ("evidence"."company_id" = nullif(current_setting('earshot.company', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_company" ON "insight_topics" AS PERMISSIVE FOR ALL TO public USING ("insight_topics"."company_id" = nullif(current_setting('earshot.company', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_company" ON "insights" AS PERMISSIVE FOR ALL TO public USING ("insights"."company_id" = nullif(current_setting('earshot.company', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_company" ON "invitations" AS PERMISSIVE FOR ALL TO public USING ("invitations"."company_id" = nullif(current_setting('earshot.company', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_company" ON "people" AS PERMISSIVE FOR ALL TO public USING ("people"."company_id" = nullif(current_setting('earshot.company', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_company" ON "people_chat_conversations" AS PERMISSIVE FOR ALL TO public USING ("people_chat_conversations"."company_id" = nullif(current_setting('earshot.company', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_company" ON "people_chat_messages" AS PERMISSIVE FOR ALL TO public USING ("people_chat_messages"."company_id" = nullif(current_setting('earshot.company', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_company" ON "project_access" AS PERMISSIVE FOR ALL TO public USING ("project_access"."company_id" = nullif(current_setting('earshot.company', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_company" ON "projects" AS PERMISSIVE FOR ALL TO public USING ("projects"."company_id" = nullif(current_setting('earshot.company', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_company" ON "questions" AS PERMISSIVE FOR ALL TO public USING ("questions"."company_id" = nullif(current_setting('earshot.company', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_company" ON "sessions" AS PERMISSIVE FOR ALL TO public USING (exists (select from "users" where "users"."id" = "sessions"."user_id"));--> statement-breakpoint
CREATE POLICY "own_company" ON "topics" AS PERMISSIVE FOR ALL TO public USING ("topics"."company_id" = nullif(current_setting('earshot.company', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_company" ON "users" AS PERMISSIVE FOR ALL TO public USING ("users"."company_id" = nullif(current_setting('earshot.company', true), '')::int);