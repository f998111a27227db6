import { closeOnSignal } from '@smm/http-service/close-on-signal'
import { readSettings } from './config.ts'
import { startOrders } from './start-orders.ts'

const settings = readSettings()
const { app, close } = await startOrders(settings)
// Longer than a submission may take: one that is cut off is parked for a person.
closeOnSignal(app.log, close, 25_000)
await app.listen({ port: settings.ORDERS_PORT, host: settings.HOST })
