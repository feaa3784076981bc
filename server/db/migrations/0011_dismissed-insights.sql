CREATE TABLE "dismissed_insights" (
	"insight_id" integer PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dismissed_insights_id_company" UNIQUE("insight_id","company_id")
);
--> statement-breakpoint
ALTER TABLE "dismissed_insights" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "dismissed_quotes" (
	"insight_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"ordinal" integer NOT NULL,
	"document_id" integer NOT NULL,
	"start_offset" integer NOT NULL,
	"end_offset" integer NOT NULL,
	"leads" boolean NOT NULL,
	CONSTRAINT "dismissed_quotes_once" PRIMARY KEY("insight_id","ordinal")
);
--> statement-breakpoint
ALTER TABLE "dismissed_quotes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "dismissed_insights" ADD CONSTRAINT "dismissed_insights_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_insights" ADD CONSTRAINT "dismissed_insights_project" FOREIGN KEY ("project_id","company_id") REFERENCES "public"."projects"("id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_quotes" ADD CONSTRAINT "dismissed_quotes_insight" FOREIGN KEY ("insight_id","company_id") REFERENCES "public"."dismissed_insights"("insight_id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_quotes" ADD CONSTRAINT "dismissed_quotes_document" FOREIGN KEY ("document_id","company_id") REFERENCES "public"."insights"("id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dismissed_insights_project" ON "dismissed_insights" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "dismissed_quotes_of_document" ON "dismissed_quotes" USING btree ("document_id");--> statement-breakpoint
CREATE POLICY "own_company" ON "dismissed_insights" AS PERMISSIVE FOR ALL TO public USING ("dismissed_insights"."company_id" = nullif(current_setting('earshot.company', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_company" ON "dismissed_quotes" AS PERMISSIVE FOR ALL TO public USING ("dismissed_quotes"."company_id" = nullif(current_setting('earshot.company', true), '')::int);