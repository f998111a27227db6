import { addSecondSupplier, openPanelApi, routeToBoth } from '../../journeys/actors/panel-api.ts'
import { eventually } from '../../journeys/eventually.ts'
import { queryDatabase } from '../facts/query-database.ts'
import type { Fleet } from './start-fleet.ts'

/** Adds a second supplier for what the visitors buy, and waits until orders has the routes. Each is asked first for one product. */
export async function routeToBothSuppliers({ url, sandbox, secrets, stores }: Fleet): Promise<void> {
  const administrator = { username: 'admin', password: secrets['ADMIN_PASSWORD']! }
  const call = await openPanelApi({ url, administrator })
  const secondId = await addSecondSupplier(call, sandbox, secrets['SMM_2_API_KEY'])
  await routeToBoth(call, { platform: 'instagram', serviceType: 'followers' }, secondId, 'first')
  await routeToBoth(call, { platform: 'tiktok', serviceType: 'followers' }, secondId, 'second')
  await eventually('routes to both suppliers', async () => {
    const query = `SELECT FROM routes WHERE supplier_id = '${secondId}'`
    return (await queryDatabase(stores.superuserUrl('orders'), query)).length === 2
  })
}
