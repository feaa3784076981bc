CREATE TABLE "model_calls" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"project_id" integer,
	"user_id" integer,
	"run_id" text,
	"stage" text NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"cached" boolean NOT NULL,
	"failed" text,
	"milliseconds" integer NOT NULL,
	"cost" double precision,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "model_calls" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "model_replies" (
	"company_id" integer NOT NULL,
	"key" text NOT NULL,
	"project_id" integer NOT NULL,
	"reply" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "model_replies_once" PRIMARY KEY("company_id","key")
);
--> statement-breakpoint
ALTER TABLE "model_replies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "model_settings" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"model" text,
	"embedding_model" text,
	"base_url" text,
	"encrypted_key" text,
	"context_tokens" integer,
	"max_tokens_per_run" integer,
	"max_tokens_per_month" integer,
	"input_price" double precision,
	"output_price" double precision,
	"updated_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "model_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "analysis_progress" ADD COLUMN "model" jsonb;--> statement-breakpoint
ALTER TABLE "analysis_progress" ADD COLUMN "dropped" jsonb;--> statement-breakpoint
ALTER TABLE "insights" ADD COLUMN "provenance" jsonb;--> statement-breakpoint
ALTER TABLE "insights" ADD COLUMN "text_edits" integer;--> statement-breakpoint
ALTER TABLE "insights" ADD COLUMN "text_edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "engine" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "mask_personal_data" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_replies" ADD CONSTRAINT "model_replies_project" FOREIGN KEY ("project_id","company_id") REFERENCES "public"."projects"("id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_settings" ADD CONSTRAINT "model_settings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_settings" ADD CONSTRAINT "model_settings_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_calls_company" ON "model_calls" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "model_calls_run" ON "model_calls" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "model_calls_project" ON "model_calls" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "model_calls_user" ON "model_calls" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "model_replies_project" ON "model_replies" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "model_replies_created" ON "model_replies" USING btree ("created_at");--> statement-breakpoint
CREATE POLICY "own_company" ON "model_calls" AS PERMISSIVE FOR ALL TO public USING ("model_calls"."company_id" = nullif(current_setting('earshot.company', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_company" ON "model_replies" AS PERMISSIVE FOR ALL TO public USING ("model_replies"."company_id" = nullif(current_setting('earshot.company', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_company" ON "model_settings" AS PERMISSIVE FOR ALL TO public USING ("model_settings"."company_id" = nullif(current_setting('earshot.company', true), '')::int);