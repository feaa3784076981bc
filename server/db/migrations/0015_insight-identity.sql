ALTER TABLE "analysis_progress" ADD COLUMN "changes" jsonb;--> statement-breakpoint
ALTER TABLE "evidence" ADD COLUMN "claim_start" integer;--> statement-breakpoint
ALTER TABLE "evidence" ADD COLUMN "claim_end" integer;--> statement-breakpoint
ALTER TABLE "insights" ADD COLUMN "asked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "insights" ADD COLUMN "not_found_at" timestamp with time zone;