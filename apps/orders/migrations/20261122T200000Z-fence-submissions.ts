import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- How many submissions were claimed per supplier. The witnesses outside this database hold the same numbers, so a
    -- lower number here means that the database went back.
    CREATE TABLE submission_fence (
      supplier text PRIMARY KEY,
      claims bigint NOT NULL DEFAULT 0,
      -- Orders placed before this moment are parked instead of submitted: every witness had lost its memory.
      hold_before timestamptz(3),
      -- An operator accepted the loss: the witnesses start anew from claims.
      reseed boolean NOT NULL DEFAULT false
    );
    ALTER TABLE submission_attempts ADD COLUMN claim_number bigint;

    -- Submissions that a witness remembers and this database forgot.
    CREATE TABLE witnessed_claims (
      attempt_id uuid PRIMARY KEY,
      supplier text NOT NULL,
      claim_number bigint NOT NULL,
      order_id uuid NOT NULL,
      claimed_at timestamptz(3) NOT NULL,
      found_at timestamptz(3) NOT NULL DEFAULT now()
    );
    -- Serves the veto on each claim.
    CREATE INDEX witnessed_claims_order ON witnessed_claims (order_id);
    -- The staff made sure that the supplier does not have the order: vetoes found before this moment do not count.
    ALTER TABLE orders ADD COLUMN submission_approved_at timestamptz(3);
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE orders DROP COLUMN submission_approved_at;
    ALTER TABLE submission_attempts DROP COLUMN claim_number;
    DROP TABLE witnessed_claims, submission_fence;
  `.execute(db)
}
