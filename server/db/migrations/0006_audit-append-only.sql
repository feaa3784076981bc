CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- What follows from a deletion elsewhere passes: the parent's row is gone by then.
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM "companies" WHERE "id" = OLD."company_id") THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' AND NEW."actor_id" IS NULL
    AND (to_jsonb(NEW) - 'actor_id') = (to_jsonb(OLD) - 'actor_id')
    AND NOT EXISTS (SELECT FROM "users" WHERE "id" = OLD."actor_id") THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit_log only grows';
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log_only_grows" BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
CREATE TRIGGER "audit_log_never_emptied" BEFORE TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
