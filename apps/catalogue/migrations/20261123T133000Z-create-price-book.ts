import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The products with published prices, and the range of quantities in which they sell.
    CREATE TABLE published_products (
      platform text NOT NULL,
      service_type text NOT NULL,
      position integer NOT NULL,
      minimum integer NOT NULL,
      maximum integer NOT NULL,
      common_up_to_cents integer,
      PRIMARY KEY (platform, service_type)
    );
    CREATE TABLE packages (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      platform text NOT NULL,
      service_type text NOT NULL,
      tier text NOT NULL DEFAULT 'Padrão',
      quantity integer NOT NULL CHECK (quantity > 0),
      -- The newest of its versions.
      version integer NOT NULL DEFAULT 1,
      FOREIGN KEY (platform, service_type) REFERENCES published_products,
      CONSTRAINT packages_one_per_quantity UNIQUE (platform, service_type, tier, quantity)
    );
    -- Every terms a package ever had, and those to come. The highest version that is valid now is in force.
    CREATE TABLE package_versions (
      package_id uuid NOT NULL REFERENCES packages,
      version integer NOT NULL,
      name text NOT NULL,
      price_cents integer NOT NULL CHECK (price_cents > 0),
      original_cents integer,
      original_evidence text,
      badge text,
      landing_badge text,
      pages text[] NOT NULL,
      is_withdrawn boolean NOT NULL DEFAULT false,
      valid_from timestamptz NOT NULL DEFAULT clock_timestamp(),
      valid_until timestamptz,
      saved_by text,
      saved_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      published_at timestamptz,
      PRIMARY KEY (package_id, version),
      CHECK ((original_cents IS NULL) = (original_evidence IS NULL)),
      CHECK (original_cents > price_cents),
      CHECK (valid_until > valid_from)
    );
    -- The book published last, as text, and the moment whose prices it holds.
    ALTER TABLE catalogue_state
      ADD book text NOT NULL DEFAULT '[]',
      ADD book_version integer NOT NULL DEFAULT 0,
      ADD book_at timestamptz NOT NULL DEFAULT to_timestamp(0)
  `.execute(db)
  for (const [position, product] of seed.entries()) await insertProduct(db, product, position)
}

type Page = 'prices' | 'landing'
type Product = {
  platform: string
  serviceType: string
  range: [minimum: number, maximum: number]
  commonUpToReais?: number
  packages: Array<[name: string, quantity: number, price: number, original: number | null, pages: Page[]]>
  favourite: [name: string, badge: string]
  landingFavourite?: [quantity: number, badge: string]
}

const both: Page[] = ['prices', 'landing']

/** The price tables of the specification, section 9, in reais. */
const seed: Product[] = [
  {
    platform: 'instagram',
    serviceType: 'followers',
    range: [100, 50_000],
    commonUpToReais: 500,
    packages: [
      ['Starter', 100, 15, 25, ['prices']],
      ['Growth', 500, 45, 65, ['prices']],
      ['Pro', 1_500, 120, 180, ['prices']],
      ['Business', 5_000, 300, 450, ['prices']],
    ],
    favourite: ['Growth', 'MAIS POPULAR'],
  },
  {
    platform: 'instagram',
    serviceType: 'likes',
    range: [50, 10_000],
    commonUpToReais: 300,
    packages: [
      ['Basic', 50, 8, 12, both],
      ['Popular', 300, 25, 35, ['prices']],
      ['500 curtidas', 500, 35, null, ['landing']],
      ['Power', 1_000, 60, 90, ['prices']],
      ['2.500 curtidas', 2_500, 150, null, ['landing']],
    ],
    favourite: ['Popular', 'MAIS POPULAR'],
  },
  {
    platform: 'youtube',
    serviceType: 'subscribers',
    range: [100, 10_000],
    packages: [
      ['Start', 100, 25, 35, both],
      ['Growth', 500, 80, 120, both],
      ['Pro', 1_000, 200, 300, both],
      ['Business', 5_000, 800, 1_200, both],
    ],
    favourite: ['Growth', 'RECOMENDADO'],
  },
  {
    platform: 'youtube',
    serviceType: 'views',
    range: [500, 100_000],
    packages: [
      ['Basic', 500, 12, 18, both],
      ['Popular', 2_000, 35, 50, both],
      ['Power', 10_000, 120, 180, both],
      ['Viral', 50_000, 400, 600, both],
    ],
    favourite: ['Popular', 'MELHOR VALOR'],
    landingFavourite: [10_000, 'MAIS POPULAR'],
  },
  {
    platform: 'tiktok',
    serviceType: 'followers',
    range: [100, 50_000],
    packages: [
      ['Starter', 100, 12, 18, both],
      ['Trending', 500, 45, 65, both],
      ['Influencer', 2_500, 180, 270, both],
      ['10.000 seguidores', 10_000, 600, null, ['landing']],
    ],
    favourite: ['Trending', 'TRENDING'],
    landingFavourite: [2_500, 'MAIS POPULAR'],
  },
]

async function insertProduct(db: Kysely<unknown>, product: Product, position: number): Promise<void> {
  const { platform, serviceType, range, commonUpToReais, packages } = product
  const commonUpToCents = commonUpToReais === undefined ? null : commonUpToReais * 100
  await sql`
    INSERT INTO published_products (platform, service_type, position, minimum, maximum, common_up_to_cents)
    VALUES (${platform}, ${serviceType}, ${position}, ${range[0]}, ${range[1]}, ${commonUpToCents})
  `.execute(db)
  for (const [name, quantity, price, original, pages] of packages) {
    const badge = name === product.favourite[0] ? product.favourite[1] : null
    const landingBadge = quantity === product.landingFavourite?.[0] ? product.landingFavourite[1] : null
    await sql`
      WITH package AS (
        INSERT INTO packages (platform, service_type, quantity)
        VALUES (${platform}, ${serviceType}, ${quantity}) RETURNING id
      )
      INSERT INTO package_versions
        (package_id, version, name, price_cents, original_cents, original_evidence, badge, landing_badge, pages)
      SELECT id, 1, ${name}::text, ${price * 100}::integer, ${original && original * 100}::integer,
        ${original && 'unproven'}::text, ${badge}::text, ${landingBadge}::text, ${pages}::text[]
      FROM package
    `.execute(db)
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP TABLE package_versions, packages, published_products;
    ALTER TABLE catalogue_state DROP book, DROP book_version, DROP book_at
  `.execute(db)
}
