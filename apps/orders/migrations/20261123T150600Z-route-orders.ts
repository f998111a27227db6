import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Our copies of the suppliers and their routes, as the catalogue published them last.
    CREATE TABLE suppliers (
      id text PRIMARY KEY,
      name text NOT NULL,
      is_on boolean NOT NULL,
      -- Null for the first supplier, which is connected by settings; the key is encrypted.
      url text,
      encrypted_key text,
      rate_to_brl numeric
    );
    CREATE TABLE routes (
      platform text NOT NULL,
      service_type text NOT NULL,
      supplier_id text NOT NULL,
      upstream_service_id integer NOT NULL,
      mode text NOT NULL,
      priority integer NOT NULL,
      cost_micros_per_thousand bigint NOT NULL,
      -- Null where no other route could take what this one refuses.
      min_quantity integer,
      max_quantity integer,
      -- The lowest is asked first: the priority, or the order of the measured ones.
      rank integer NOT NULL,
      PRIMARY KEY (platform, service_type, supplier_id)
    );
    ALTER TABLE catalogue_copy ADD COLUMN routing_version bigint NOT NULL DEFAULT 0;
    -- Until a catalogue tells routes, all orders go to the supplier of the settings.
    CREATE VIEW delivery_routes AS
      SELECT platform, service_type, supplier_id, upstream_service_id, cost_micros_per_thousand, min_quantity,
        max_quantity, rank FROM routes
      UNION ALL
      SELECT platform, service_type, 'smm-api', upstream_service_id, cost_micros_per_thousand, NULL, NULL, 0 FROM offers
      WHERE upstream_service_id IS NOT NULL AND (SELECT routing_version FROM catalogue_copy) = 0;

    -- Suppliers that refused the order for what it is, since the staff last approved it.
    ALTER TABLE orders ADD COLUMN refused_by text[] NOT NULL DEFAULT '{}';
    -- Two suppliers may claim at once: never two orders of one target.
    CREATE UNIQUE INDEX orders_one_in_flight_per_target ON orders (link, platform, service_type)
      WHERE fulfilment = 'sending';
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP INDEX orders_one_in_flight_per_target;
    ALTER TABLE orders DROP COLUMN refused_by;
    DROP VIEW delivery_routes;
    ALTER TABLE catalogue_copy DROP COLUMN routing_version;
    DROP TABLE routes, suppliers
  `.execute(db)
}
