CREATE TABLE "question_analyses" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"session_key" text NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "question_analyses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "question_analyses" ADD CONSTRAINT "question_analyses_project" FOREIGN KEY ("project_id","company_id") REFERENCES "public"."projects"("id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_analyses_session" ON "question_analyses" USING btree ("project_id","session_key");--> statement-breakpoint
CREATE INDEX "analysis_progress_project" ON "analysis_progress" USING btree ("project_id","id");--> statement-breakpoint
CREATE POLICY "own_company" ON "question_analyses" AS PERMISSIVE FOR ALL TO public USING ("question_analyses"."company_id" = nullif(current_setting('earshot.company', true), '')::int);