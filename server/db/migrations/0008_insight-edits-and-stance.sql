ALTER TABLE "evidence" ADD COLUMN "stance" text DEFAULT 'for' NOT NULL;--> statement-breakpoint
ALTER TABLE "evidence" ADD COLUMN "leads" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "insights" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
UPDATE "evidence" SET "leads" = true WHERE "ordinal" = 0;