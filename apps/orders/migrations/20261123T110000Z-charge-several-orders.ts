import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The orders that a charge covers, each at its price. An order has one charge: the one that replaces another takes over
    -- its lines.
    CREATE TABLE charge_orders (
      order_id uuid PRIMARY KEY REFERENCES orders,
      payment_id uuid NOT NULL REFERENCES payments,
      -- The place in the cart, from 0.
      position integer NOT NULL DEFAULT 0,
      amount_cents bigint NOT NULL CHECK (amount_cents > 0),
      -- The part of a receipt by which the staff accepted this order as paid; null where it equals the price.
      received_cents bigint
    );
    -- Serves the orders of a charge.
    CREATE INDEX charge_orders_of_payment ON charge_orders (payment_id);

    -- The previous release writes payments of one order, and no lines.
    CREATE FUNCTION add_missing_line() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO charge_orders (order_id, payment_id, amount_cents)
        SELECT NEW.order_id, NEW.id, NEW.amount_cents
        WHERE NOT EXISTS (SELECT FROM charge_orders WHERE payment_id = NEW.id)
        ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $$;
    CREATE TRIGGER payments_have_lines AFTER INSERT ON payments FOR EACH ROW EXECUTE FUNCTION add_missing_line();
    INSERT INTO charge_orders (order_id, payment_id, amount_cents, received_cents)
      SELECT order_id, id, amount_cents, received_cents FROM payments;

    -- The previous release would end a charge with the first of its orders alone: the constraint refuses that.
    ALTER TABLE payments
      ADD COLUMN order_count integer NOT NULL DEFAULT 1,
      ADD COLUMN ended_whole boolean NOT NULL DEFAULT false,
      ADD CONSTRAINT payments_ended_whole
        CHECK (order_count = 1 OR ended_whole OR state IN ('to-issue', 'pending')) NOT VALID;

    -- Serves the limit of a receipt: the refunds of all its orders.
    CREATE INDEX refunds_of_receipt ON refunds (end_to_end_id);
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP INDEX refunds_of_receipt;
    ALTER TABLE payments DROP COLUMN order_count, DROP COLUMN ended_whole;
    DROP TRIGGER payments_have_lines ON payments;
    DROP FUNCTION add_missing_line;
    DROP TABLE charge_orders
  `.execute(db)
}
