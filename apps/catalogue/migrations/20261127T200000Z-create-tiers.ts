import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE tiers (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      -- Packages, routes and orders keep it: it never changes.
      name text NOT NULL UNIQUE,
      sentence text NOT NULL DEFAULT '',
      position integer NOT NULL,
      is_on boolean NOT NULL,
      version integer NOT NULL DEFAULT 1
    );
    -- Every service's, whose routes, cost and limits are those of services itself.
    INSERT INTO tiers (name, position, is_on) VALUES ('Padrão', 0, true);

    -- Services in another tier. A row stays when the tier gives the product up: paid orders still go by its routes.
    CREATE TABLE tier_services (
      service_id uuid NOT NULL REFERENCES services,
      tier text NOT NULL REFERENCES tiers (name) CHECK (tier <> 'Padrão'),
      is_on boolean NOT NULL DEFAULT true,
      routing_mode text NOT NULL DEFAULT 'priority' CHECK (routing_mode IN ('priority', 'best')),
      -- Of the dearest enabled route, in reais; 0 until there is one.
      cost_per_thousand numeric(16,6) NOT NULL DEFAULT 0,
      min_quantity integer NOT NULL DEFAULT 1,
      max_quantity integer NOT NULL DEFAULT 1,
      PRIMARY KEY (service_id, tier)
    );
    CREATE TABLE tier_routes (
      service_id uuid NOT NULL,
      tier text NOT NULL,
      supplier_id text NOT NULL REFERENCES suppliers,
      upstream_id integer NOT NULL,
      priority integer NOT NULL,
      is_on boolean NOT NULL DEFAULT true,
      PRIMARY KEY (service_id, tier, supplier_id),
      FOREIGN KEY (service_id, tier) REFERENCES tier_services
    );

    -- All tiers of all services. 'is_sold': the service and its tier are on.
    CREATE VIEW tiered_services AS
      SELECT id, platform, category, 'Padrão' AS tier, 0 AS position, is_active, is_active AS is_sold, routing_mode,
        cost_per_thousand, min_quantity, max_quantity FROM services
      UNION ALL
      SELECT services.id, services.platform, services.category, tiers.name, tiers.position, services.is_active,
        services.is_active AND tiers.is_on AND mine.is_on, mine.routing_mode, mine.cost_per_thousand,
        mine.min_quantity, mine.max_quantity
      FROM tier_services AS mine JOIN services ON services.id = mine.service_id JOIN tiers ON tiers.name = mine.tier;
    CREATE VIEW tiered_routes AS
      SELECT service_id, 'Padrão' AS tier, supplier_id, upstream_id, priority, is_on FROM routes
      UNION ALL SELECT service_id, tier, supplier_id, upstream_id, priority, is_on FROM tier_routes;

    -- The offers and routes of the other tiers published last, as text.
    ALTER TABLE catalogue_state
      ADD tiers text NOT NULL DEFAULT '',
      ADD tiers_version integer NOT NULL DEFAULT 0
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE catalogue_state DROP tiers, DROP tiers_version;
    DROP VIEW tiered_routes, tiered_services;
    DROP TABLE tier_routes, tier_services, tiers
  `.execute(db)
}
