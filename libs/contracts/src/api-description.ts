import { everyRole } from './access.ts'
import type { Receiver } from './messages.ts'

/** The OpenAPI 3.1 document of a service: its routes with their schemas, and the roles that may call each. */
export const describeApi = <Service extends Receiver>(service: Service) =>
  ({
    method: 'GET',
    url: `/api/operation/${service}/openapi.json`,
    access: everyRole,
  }) as const
