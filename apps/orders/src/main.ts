import { closeOnSignal } from '@smm/http-service/close-on-signal'
import { readSettings } from './config.ts'
import { startOrders } from './start-orders.ts'

const settings = readSettings()
const { app, close } = await startOrders(settings)
closeOnSignal(app.log, close)
await app.listen({ port: settings.ORDERS_PORT, host: settings.HOST })
