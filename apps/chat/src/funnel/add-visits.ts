import type { CountedVisits } from '@smm/contracts/conversion'
import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { dayInSaoPaulo } from './day-in-sao-paulo.ts'

/** An address may name any campaign: more of them in a day are counted as one. */
const maxCampaignsOfDay = 200
const otherCampaigns = 'outras'

/** Adds visits to those of today. */
export async function addVisits({ db }: Pick<Deps, 'db'>, visits: CountedVisits): Promise<void> {
  await sql`
    WITH known AS (
      SELECT source FROM page_visits WHERE day = ${dayInSaoPaulo} GROUP BY source LIMIT ${maxCampaignsOfDay}
    ), counted AS (
      SELECT page, count, CASE WHEN source = '' OR source IN (SELECT source FROM known)
        OR (SELECT count(*) FROM known) < ${maxCampaignsOfDay} THEN source ELSE ${otherCampaigns} END AS source
      FROM jsonb_to_recordset(${JSON.stringify(visits)}::jsonb) AS visit (page text, source text, count integer)
    )
    INSERT INTO page_visits (day, page, source, visits)
    SELECT ${dayInSaoPaulo}, page, source, sum(count) FROM counted GROUP BY page, source
    ORDER BY page, source
    ON CONFLICT (day, page, source) DO UPDATE SET visits = page_visits.visits + excluded.visits`.execute(db)
}
