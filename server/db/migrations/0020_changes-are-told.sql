CREATE FUNCTION "tell_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('earshot_changes', TG_TABLE_NAME || ' ' || OLD."id");
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "analysis_progress_told" AFTER UPDATE OF "status" OR DELETE ON "analysis_progress" FOR EACH ROW EXECUTE FUNCTION "tell_change"();--> statement-breakpoint
CREATE TRIGGER "question_analyses_told" AFTER UPDATE OF "status" OR DELETE ON "question_analyses" FOR EACH ROW EXECUTE FUNCTION "tell_change"();--> statement-breakpoint
-- A reply that is stored changes its conversation as well.
CREATE TRIGGER "chat_conversations_told" AFTER UPDATE OR DELETE ON "chat_conversations" FOR EACH ROW EXECUTE FUNCTION "tell_change"();--> statement-breakpoint
CREATE TRIGGER "people_chat_conversations_told" AFTER UPDATE OR DELETE ON "people_chat_conversations" FOR EACH ROW EXECUTE FUNCTION "tell_change"();
