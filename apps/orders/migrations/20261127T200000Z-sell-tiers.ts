import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Null: the standard one.
    ALTER TABLE orders ADD COLUMN tier text;
    -- Our copies of what the catalogue published of all other tiers.
    CREATE TABLE tier_offers (
      platform text NOT NULL,
      service_type text NOT NULL,
      tier text NOT NULL,
      is_active boolean NOT NULL,
      upstream_service_id integer,
      cost_micros_per_thousand bigint NOT NULL,
      margin_basis_points integer NOT NULL,
      min_quantity integer NOT NULL,
      max_quantity integer NOT NULL,
      PRIMARY KEY (platform, service_type, tier)
    );
    CREATE TABLE tier_routes (
      platform text NOT NULL,
      service_type text NOT NULL,
      tier text NOT NULL,
      supplier_id text NOT NULL,
      upstream_service_id integer NOT NULL,
      mode text NOT NULL,
      priority integer NOT NULL,
      cost_micros_per_thousand bigint NOT NULL,
      min_quantity integer,
      max_quantity integer,
      rank integer NOT NULL,
      PRIMARY KEY (platform, service_type, tier, supplier_id)
    );
    ALTER TABLE catalogue_copy ADD COLUMN tiers_version bigint NOT NULL DEFAULT 0;
    -- The previous release reads offers and delivery_routes, which stay the standard tier's.
    CREATE VIEW tiered_offers AS
      SELECT NULL::text AS tier, platform, service_type, is_active, upstream_service_id, cost_micros_per_thousand,
        margin_basis_points, min_quantity, max_quantity FROM offers
      UNION ALL
      SELECT tier, platform, service_type, is_active, upstream_service_id, cost_micros_per_thousand,
        margin_basis_points, min_quantity, max_quantity FROM tier_offers;
    CREATE VIEW tiered_delivery_routes AS
      SELECT '' AS tier, platform, service_type, supplier_id, upstream_service_id, cost_micros_per_thousand,
        min_quantity, max_quantity, rank FROM delivery_routes
      UNION ALL
      SELECT tier, platform, service_type, supplier_id, upstream_service_id, cost_micros_per_thousand,
        min_quantity, max_quantity, rank FROM tier_routes
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP VIEW tiered_delivery_routes, tiered_offers;
    ALTER TABLE catalogue_copy DROP COLUMN tiers_version;
    DROP TABLE tier_routes, tier_offers;
    ALTER TABLE orders DROP COLUMN tier
  `.execute(db)
}
