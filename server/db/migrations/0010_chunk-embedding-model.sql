ALTER TABLE "document_chunks" ADD COLUMN "embedding_model" text;--> statement-breakpoint
ALTER TABLE "document_chunks" ADD COLUMN "embedding_width" integer;--> statement-breakpoint
UPDATE "document_chunks" SET "embedding_model" = 'feature-hashing-1', "embedding_width" = 1536 WHERE "embedding" IS NOT NULL;
