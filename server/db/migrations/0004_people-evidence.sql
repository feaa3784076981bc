ALTER TABLE "people" ADD COLUMN "document_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "evidence" jsonb DEFAULT '[]'::jsonb NOT NULL;