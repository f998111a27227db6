import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE suppliers (
      id text PRIMARY KEY,
      name text NOT NULL,
      url text,
      -- Encrypted under SUPPLIER_KEYS_SECRET; null for the first supplier, whose key is a setting.
      encrypted_key text,
      currency text NOT NULL DEFAULT 'BRL',
      rate_to_brl numeric NOT NULL DEFAULT 1 CHECK (rate_to_brl > 0),
      is_on boolean NOT NULL DEFAULT true,
      version integer NOT NULL DEFAULT 1,
      -- What the last sync found: the balance in its own currency, or why it found none.
      balance text,
      synced_at timestamptz,
      sync_error text,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    -- The supplier of the settings, completed when a service starts.
    INSERT INTO suppliers (id, name) VALUES ('smm-api', 'Fornecedor 1');

    -- Copies of the lists of all other suppliers: upstream_services is the first one's, as the previous release knows it.
    CREATE TABLE supplier_services (
      supplier_id text NOT NULL REFERENCES suppliers,
      upstream_id integer NOT NULL,
      name text NOT NULL,
      category text NOT NULL,
      type text NOT NULL,
      offered_rate numeric(16,6) NOT NULL,
      rate numeric(16,6) NOT NULL,
      min_quantity integer NOT NULL,
      max_quantity integer NOT NULL,
      refill boolean NOT NULL,
      cancel boolean NOT NULL,
      platform text,
      service_type text,
      missing_runs integer NOT NULL DEFAULT 0,
      PRIMARY KEY (supplier_id, upstream_id)
    );
    CREATE VIEW listed_services AS
      SELECT 'smm-api' AS supplier_id, upstream_id, name, category, type, offered_rate, rate, min_quantity, max_quantity,
        refill, cancel, platform, service_type, missing_runs FROM upstream_services
      UNION ALL SELECT supplier_id, upstream_id, name, category, type, offered_rate, rate, min_quantity, max_quantity,
        refill, cancel, platform, service_type, missing_runs FROM supplier_services;

    ALTER TABLE services
      ADD routing_mode text NOT NULL DEFAULT 'priority' CHECK (routing_mode IN ('priority', 'best'));
    CREATE TABLE routes (
      service_id uuid NOT NULL REFERENCES services,
      supplier_id text NOT NULL REFERENCES suppliers,
      upstream_id integer NOT NULL,
      -- The lowest is the first.
      priority integer NOT NULL,
      is_on boolean NOT NULL DEFAULT true,
      PRIMARY KEY (service_id, supplier_id)
    );
    -- The id that is linked to a service is its route to the first supplier, also where the previous release links it.
    INSERT INTO routes (service_id, supplier_id, upstream_id, priority)
      SELECT id, 'smm-api', smm_service_id, 0 FROM services WHERE smm_service_id IS NOT NULL;
    CREATE FUNCTION route_to_first_supplier() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.smm_service_id IS NULL THEN
          DELETE FROM routes WHERE service_id = NEW.id AND supplier_id = 'smm-api';
        ELSE
          INSERT INTO routes (service_id, supplier_id, upstream_id, priority)
            VALUES (NEW.id, 'smm-api', NEW.smm_service_id, 0)
            ON CONFLICT (service_id, supplier_id) DO UPDATE SET upstream_id = excluded.upstream_id;
        END IF;
        RETURN NULL;
      END $$;
    CREATE TRIGGER services_route_to_first_supplier AFTER INSERT OR UPDATE OF smm_service_id ON services
      FOR EACH ROW EXECUTE FUNCTION route_to_first_supplier();

    -- The suppliers and routes published last, as text.
    ALTER TABLE catalogue_state
      ADD routing text NOT NULL DEFAULT '',
      ADD routing_version integer NOT NULL DEFAULT 0
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE catalogue_state DROP routing, DROP routing_version;
    DROP TRIGGER services_route_to_first_supplier ON services;
    DROP FUNCTION route_to_first_supplier;
    DROP TABLE routes;
    ALTER TABLE services DROP routing_mode;
    DROP VIEW listed_services;
    DROP TABLE supplier_services, suppliers
  `.execute(db)
}
