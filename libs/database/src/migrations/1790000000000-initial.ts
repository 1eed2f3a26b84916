import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Every table of the first release. */
export class Initial1790000000000 implements MigrationInterface {
  readonly name = 'Initial1790000000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "administrators" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "email" text NOT NULL,
        "password_hash" text NOT NULL,
        "disabled_at" TIMESTAMP WITH TIME ZONE,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "UQ_4ee5216a00cb99b2dede98509c1" UNIQUE ("email"),
        CONSTRAINT "PK_aaa48522d99c3b6b33fdea7dc2f" PRIMARY KEY ("id")
      )
    `)
    await runner.query(`
      CREATE TABLE "administrator_sessions" (
        "token_hash" text NOT NULL,
        "administrator_id" uuid NOT NULL,
        "csrf_token" text NOT NULL,
        "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_f0e73958878054e9cfd44142168" PRIMARY KEY ("token_hash")
      )
    `)
    await runner.query(`CREATE INDEX "IDX_02fa803059e459b10dc9151fd8" ON "administrator_sessions" ("administrator_id")`)
    await runner.query(`
      CREATE TABLE "audit_entries" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "administrator_id" uuid,
        "action" text NOT NULL,
        "subject" text,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_6b1623bcad4d04530b76548d619" PRIMARY KEY ("id")
      )
    `)
    await runner.query(`CREATE INDEX "IDX_e0ee9c6f2a2b0cc8f0b5234465" ON "audit_entries" ("created_at")`)
    await runner.query(`
      CREATE TABLE "users" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "session_id" text NOT NULL,
        "revision" integer NOT NULL DEFAULT '1',
        "full_name" text NOT NULL,
        "email" text NOT NULL,
        "delivery_email" text,
        "phone" text,
        "date_of_birth" date NOT NULL,
        "time_of_birth" text,
        "place_of_birth" text NOT NULL,
        "place_id" text,
        "latitude" double precision NOT NULL,
        "longitude" double precision NOT NULL,
        "time_zone" text NOT NULL,
        "birth_local" text NOT NULL,
        "birth_utc" TIMESTAMP WITH TIME ZONE NOT NULL,
        "utc_offset_seconds" integer NOT NULL,
        "time_precision" jsonb NOT NULL,
        "doubled_hour" text,
        "gotra" text,
        "gender" text,
        "concern" text NOT NULL,
        "additional_details" text,
        "clarity_area" text NOT NULL,
        "topics" text array NOT NULL DEFAULT '{}',
        "language" text NOT NULL,
        "display_time_zone" text NOT NULL,
        "stripe_customer_id" text,
        "has_purchased" boolean NOT NULL DEFAULT false,
        "has_horoscope_subscription" boolean NOT NULL DEFAULT false,
        "has_tarot_subscription" boolean NOT NULL DEFAULT false,
        "horoscope_subscription_id" text,
        "tarot_subscription_id" text,
        "subscription_plan" text,
        "subscription_start_date" TIMESTAMP WITH TIME ZONE,
        "subscription_end_date" TIMESTAMP WITH TIME ZONE,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "UQ_8010a1ca1f72425183803cc5e44" UNIQUE ("session_id"),
        CONSTRAINT "users_revision_positive" CHECK (revision > 0),
        CONSTRAINT "PK_a3ffb1c0c8416b9fc6f907b7433" PRIMARY KEY ("id")
      )
    `)
    await runner.query(`CREATE INDEX "IDX_97672ac88f789774dd47f7c8be" ON "users" ("email")`)
    await runner.query(`CREATE INDEX "IDX_c9b5b525a96ddc2c5647d7f7fa" ON "users" ("created_at")`)
    await runner.query(`
      CREATE TABLE "charts" (
        "user_id" uuid NOT NULL,
        "revision" integer NOT NULL,
        "chart" jsonb NOT NULL,
        "engine_version" text NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_7f35b5f13e9c1ac036e05a1d9e6" PRIMARY KEY ("user_id", "revision")
      )
    `)
    await runner.query(`
      CREATE TABLE "deliveries" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "user_id" uuid NOT NULL,
        "revision" integer NOT NULL,
        "language" text NOT NULL,
        "kind" text NOT NULL,
        "address_hash" text NOT NULL,
        "occasion" text NOT NULL DEFAULT '',
        "message_id" text NOT NULL,
        "claimed_at" TIMESTAMP WITH TIME ZONE,
        "sent_at" TIMESTAMP WITH TIME ZONE,
        "attempts" integer NOT NULL DEFAULT '0',
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "UQ_19ad1003a453736973ea6c728e7" UNIQUE ("message_id"),
        CONSTRAINT "PK_a6ef225c5c5f0974e503bfb731f" PRIMARY KEY ("id")
      )
    `)
    await runner.query(
      `CREATE UNIQUE INDEX "deliveries_once" ON "deliveries" ("user_id", "revision", "language", "kind", "address_hash", "occasion")`,
    )
    await runner.query(`
      CREATE TABLE "documents" (
        "user_id" uuid NOT NULL,
        "revision" integer NOT NULL,
        "language" text NOT NULL,
        "pdf_key" text NOT NULL,
        "html_key" text NOT NULL,
        "pdf_bytes" integer NOT NULL,
        "pages" integer NOT NULL,
        "pdf_sha256" text NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_a2b2ad2caf08d709ec40f97d912" PRIMARY KEY ("user_id", "revision", "language")
      )
    `)
    await runner.query(`
      CREATE TABLE "outbox_events" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "name" text NOT NULL,
        "payload" jsonb NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "published_at" TIMESTAMP WITH TIME ZONE,
        CONSTRAINT "PK_6689a16c00d09b8089f6237f1d2" PRIMARY KEY ("id")
      )
    `)
    await runner.query(`CREATE INDEX "outbox_events_waiting" ON "outbox_events" ("created_at") WHERE published_at IS NULL`)
    await runner.query(`
      CREATE TABLE "stalled_reports" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "user_id" uuid NOT NULL,
        "revision" integer NOT NULL,
        "language" text NOT NULL,
        "step" text NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "resolved_at" TIMESTAMP WITH TIME ZONE,
        CONSTRAINT "PK_13e0f04e3b9b56102c374710f00" PRIMARY KEY ("id")
      )
    `)
    await runner.query(
      `CREATE UNIQUE INDEX "stalled_reports_open" ON "stalled_reports" ("user_id", "revision", "language", "step") WHERE resolved_at IS NULL`,
    )
    await runner.query(`
      CREATE TABLE "consents" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "user_id" uuid NOT NULL,
        "kind" text NOT NULL,
        "version" integer NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_9efc68eb6aba7d638fb6ea034dd" PRIMARY KEY ("id")
      )
    `)
    await runner.query(`CREATE INDEX "IDX_946390b9024aba22cd1c162143" ON "consents" ("user_id")`)
    await runner.query(`
      CREATE TABLE "link_tokens" (
        "hash" text NOT NULL,
        "user_id" uuid NOT NULL,
        "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        "revoked_at" TIMESTAMP WITH TIME ZONE,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_4b1d231595e5e1e9bf7e34135d7" PRIMARY KEY ("hash")
      )
    `)
    await runner.query(`CREATE INDEX "IDX_0199eba299e0db9467e63c14fe" ON "link_tokens" ("user_id")`)
    await runner.query(`
      CREATE TABLE "user_analytics" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "user_id" uuid,
        "session_id" text NOT NULL,
        "event" text NOT NULL,
        "data" jsonb,
        "user_agent" text,
        "ip_address" text,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_23e622f18cec061f740c403ff75" PRIMARY KEY ("id")
      )
    `)
    await runner.query(`CREATE INDEX "IDX_1b21a2704e98eb4ad610a671f2" ON "user_analytics" ("user_id")`)
    await runner.query(`CREATE INDEX "IDX_8ff0c1eb0c9f0dd5e14266e516" ON "user_analytics" ("session_id")`)
    await runner.query(`CREATE INDEX "IDX_ee9cb62d79e093b3611408d400" ON "user_analytics" ("created_at")`)
    await runner.query(`
      CREATE TABLE "user_questions" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "user_id" uuid,
        "question" text NOT NULL,
        "context" text,
        "language" text NOT NULL,
        "advisor_id" text,
        "response" text,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_57bcdfc90c43f8b16813b7687a4" PRIMARY KEY ("id")
      )
    `)
    await runner.query(`CREATE INDEX "IDX_7df0da6b1f94c132a9fbed5155" ON "user_questions" ("user_id")`)
    await runner.query(`
      CREATE TABLE "payments" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "user_id" uuid,
        "revision" integer NOT NULL,
        "language" text NOT NULL,
        "product_id" text NOT NULL,
        "amount_minor" integer NOT NULL,
        "currency" text NOT NULL,
        "stripe_payment_intent_id" text NOT NULL,
        "status" text NOT NULL DEFAULT 'open',
        "billing_region" text,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "succeeded_at" TIMESTAMP WITH TIME ZONE,
        "refunded_at" TIMESTAMP WITH TIME ZONE,
        CONSTRAINT "UQ_94c6e6376625bc6710d7dbb4b6b" UNIQUE ("stripe_payment_intent_id"),
        CONSTRAINT "PK_197ab7af18c93fbb0c9b28b4a59" PRIMARY KEY ("id")
      )
    `)
    await runner.query(`CREATE INDEX "IDX_427785468fb7d2733f59e7d7d3" ON "payments" ("user_id")`)
    await runner.query(`CREATE UNIQUE INDEX "payments_one_success" ON "payments" ("user_id", "revision") WHERE status = 'succeeded'`)
    await runner.query(`
      CREATE TABLE "product_prices" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "product_id" text NOT NULL,
        "language" text NOT NULL,
        "amount_minor" integer NOT NULL,
        "compare_at_minor" integer,
        "currency" text NOT NULL DEFAULT 'INR',
        "valid_from" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "valid_to" TIMESTAMP WITH TIME ZONE,
        "is_demo" boolean NOT NULL DEFAULT false,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_31c33ddacf759f7c0e5d327c4bb" PRIMARY KEY ("id")
      )
    `)
    await runner.query(`CREATE UNIQUE INDEX "product_prices_current" ON "product_prices" ("product_id", "language") WHERE valid_to IS NULL`)
    await runner.query(`
      CREATE TABLE "stripe_events" (
        "id" text NOT NULL,
        "type" text NOT NULL,
        "occurred_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_d3247bd5fc3f66b6982bbcdd897" PRIMARY KEY ("id")
      )
    `)
    await runner.query(`
      CREATE TABLE "readings" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "user_id" uuid NOT NULL,
        "revision" integer NOT NULL,
        "language" text NOT NULL,
        "free_preview" jsonb NOT NULL,
        "full_reading" jsonb,
        "as_of" date NOT NULL,
        "engine_version" text NOT NULL,
        "rules_version" text NOT NULL,
        "phrasebook_version" text NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "written_at" TIMESTAMP WITH TIME ZONE,
        CONSTRAINT "PK_a0f3aa79140b41884f2e53ba52a" PRIMARY KEY ("id")
      )
    `)
    await runner.query(`CREATE UNIQUE INDEX "readings_user_revision_language" ON "readings" ("user_id", "revision", "language")`)
    await runner.query(`
      CREATE TABLE "reports" (
        "user_id" uuid NOT NULL,
        "revision" integer NOT NULL,
        "language" text NOT NULL,
        "stage" text NOT NULL DEFAULT 'calculating',
        "initiated_at" TIMESTAMP WITH TIME ZONE,
        "paid_at" TIMESTAMP WITH TIME ZONE,
        "opened_at" TIMESTAMP WITH TIME ZONE,
        "mailed_at" TIMESTAMP WITH TIME ZONE,
        "delivered_at" TIMESTAMP WITH TIME ZONE,
        "closed_at" TIMESTAMP WITH TIME ZONE,
        "rung_at" TIMESTAMP WITH TIME ZONE,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_79cfaf0f79bfc1ea76271d6c6ac" PRIMARY KEY ("user_id", "revision", "language")
      )
    `)
    await runner.query(`CREATE INDEX "reports_unmailed" ON "reports" ("created_at") WHERE mailed_at IS NULL AND closed_at IS NULL`)
    await runner.query(
      `ALTER TABLE "administrator_sessions" ADD CONSTRAINT "FK_02fa803059e459b10dc9151fd8f" FOREIGN KEY ("administrator_id") REFERENCES "administrators"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    )
    await runner.query(
      `ALTER TABLE "charts" ADD CONSTRAINT "FK_d748da046f4ff64169ac590a033" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    )
    await runner.query(
      `ALTER TABLE "deliveries" ADD CONSTRAINT "FK_c1fda5fb48f4641461d9b0756fa" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    )
    await runner.query(
      `ALTER TABLE "documents" ADD CONSTRAINT "FK_c7481daf5059307842edef74d73" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    )
    await runner.query(
      `ALTER TABLE "stalled_reports" ADD CONSTRAINT "FK_c846854fe2920af7f3b0801dd00" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    )
    await runner.query(
      `ALTER TABLE "consents" ADD CONSTRAINT "FK_946390b9024aba22cd1c1621430" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    )
    await runner.query(
      `ALTER TABLE "link_tokens" ADD CONSTRAINT "FK_0199eba299e0db9467e63c14fe0" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    )
    await runner.query(
      `ALTER TABLE "user_analytics" ADD CONSTRAINT "FK_1b21a2704e98eb4ad610a671f2a" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    )
    await runner.query(
      `ALTER TABLE "user_questions" ADD CONSTRAINT "FK_7df0da6b1f94c132a9fbed5155c" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    )
    await runner.query(
      `ALTER TABLE "payments" ADD CONSTRAINT "FK_427785468fb7d2733f59e7d7d39" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    )
    await runner.query(
      `ALTER TABLE "readings" ADD CONSTRAINT "FK_0e3a7a8ef0c7f9ad758f4bc0e94" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    )
    await runner.query(
      `ALTER TABLE "reports" ADD CONSTRAINT "FK_ca7a21eb95ca4625bd5eaef7e0c" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE "administrators", "administrator_sessions", "audit_entries", "users", "charts", "deliveries", "documents", "outbox_events", "stalled_reports", "consents", "link_tokens", "user_analytics", "user_questions", "payments", "product_prices", "stripe_events", "readings", "reports" CASCADE',
    )
  }
}
