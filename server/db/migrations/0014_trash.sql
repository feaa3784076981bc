CREATE TABLE "trash_items" (
	"kind" text NOT NULL,
	"object_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"title" text NOT NULL,
	"author_id" integer,
	"deleted_by" integer,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"document_ids" jsonb NOT NULL,
	"snapshot" jsonb NOT NULL,
	CONSTRAINT "trash_items_once" PRIMARY KEY("kind","object_id")
);
--> statement-breakpoint
ALTER TABLE "trash_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "trash_items" ADD CONSTRAINT "trash_items_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trash_items" ADD CONSTRAINT "trash_items_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trash_items" ADD CONSTRAINT "trash_items_project" FOREIGN KEY ("project_id","company_id") REFERENCES "public"."projects"("id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trash_items_project" ON "trash_items" USING btree ("project_id","deleted_at");--> statement-breakpoint
CREATE INDEX "trash_items_expires" ON "trash_items" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "trash_items_author" ON "trash_items" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "trash_items_deleted_by" ON "trash_items" USING btree ("deleted_by");--> statement-breakpoint
CREATE POLICY "own_company" ON "trash_items" AS PERMISSIVE FOR ALL TO public USING ("trash_items"."company_id" = nullif(current_setting('earshot.company', true), '')::int);