ALTER TABLE "chat_conversations" ADD COLUMN "client_conversation_id" text;--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD COLUMN "stopping" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "people_chat_conversations" ADD COLUMN "client_conversation_id" text;--> statement-breakpoint
ALTER TABLE "people_chat_conversations" ADD COLUMN "stopping" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_conversations_once" ON "chat_conversations" USING btree ("project_id","user_id","client_conversation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "people_chat_conversations_once" ON "people_chat_conversations" USING btree ("project_id","user_id","client_conversation_id");