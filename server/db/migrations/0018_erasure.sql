CREATE TABLE "erased_files" (
	"company_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erased_files_once" PRIMARY KEY("project_id","sha256")
);
--> statement-breakpoint
ALTER TABLE "erased_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"project_id" integer,
	"project_name" text NOT NULL,
	"reference" text NOT NULL,
	"erased_by" integer,
	"erased_by_name" text NOT NULL,
	"documents" jsonb NOT NULL,
	"counts" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erasures_reference" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "erasures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "retention_months" integer;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "retention_set_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "erased_files" ADD CONSTRAINT "erased_files_project" FOREIGN KEY ("project_id","company_id") REFERENCES "public"."projects"("id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_erased_by_users_id_fk" FOREIGN KEY ("erased_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "erasures_company" ON "erasures" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "erasures_project" ON "erasures" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "erasures_erased_by" ON "erasures" USING btree ("erased_by");--> statement-breakpoint
CREATE POLICY "own_company" ON "erased_files" AS PERMISSIVE FOR ALL TO public USING ("erased_files"."company_id" = nullif(current_setting('earshot.company', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_company" ON "erasures" AS PERMISSIVE FOR ALL TO public USING ("erasures"."company_id" = nullif(current_setting('earshot.company', true), '')::int);--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
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
  -- The name of an erased participant is replaced; who did what, and when, stays.
  IF TG_OP = 'UPDATE' AND current_setting('earshot.redacting', true) = 'on'
    AND (to_jsonb(NEW) - 'object_name') = (to_jsonb(OLD) - 'object_name')
    AND NEW."object_name" LIKE '%█████%' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit_log only grows';
END $$;--> statement-breakpoint
-- The role that works inside a company may not change the log; this function lets it replace a name, in its own company.
CREATE OR REPLACE FUNCTION "redact_audit_entry"("entry" integer, "redacted" text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM set_config('earshot.redacting', 'on', true);
  UPDATE "audit_log" SET "object_name" = "redacted"
    WHERE "id" = "entry" AND "company_id" = nullif(current_setting('earshot.company', true), '')::int;
  PERFORM set_config('earshot.redacting', 'off', true);
END $$;
