DROP INDEX "chat_messages_conversation";--> statement-breakpoint
DROP INDEX "people_chat_messages_conversation";--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "origin" text DEFAULT 'caller' NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "client_message_id" text;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "reply_to" integer;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "reply" jsonb;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "saved_insight_id" integer;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "voices" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "merged_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "renamed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "retitled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "split_from" integer;--> statement-breakpoint
ALTER TABLE "people_chat_messages" ADD COLUMN "origin" text DEFAULT 'caller' NOT NULL;--> statement-breakpoint
ALTER TABLE "people_chat_messages" ADD COLUMN "client_message_id" text;--> statement-breakpoint
ALTER TABLE "people_chat_messages" ADD COLUMN "reply_to" integer;--> statement-breakpoint
ALTER TABLE "people_chat_messages" ADD COLUMN "reply" jsonb;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_saved_insight_id_insights_id_fk" FOREIGN KEY ("saved_insight_id") REFERENCES "public"."insights"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_saved_insight" ON "chat_messages" USING btree ("saved_insight_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_once" ON "chat_messages" USING btree ("conversation_id","client_message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "people_chat_messages_once" ON "people_chat_messages" USING btree ("conversation_id","client_message_id");--> statement-breakpoint
CREATE INDEX "chat_messages_conversation" ON "chat_messages" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "people_chat_messages_conversation" ON "people_chat_messages" USING btree ("conversation_id","id");--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_reply" UNIQUE("reply_to");--> statement-breakpoint
ALTER TABLE "people_chat_messages" ADD CONSTRAINT "people_chat_messages_reply" UNIQUE("reply_to");