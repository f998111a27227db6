import { queryOptions } from '@tanstack/react-query'
import type { Receiver } from '@smm/contracts/messages'
import { showOperation } from '@smm/contracts/operation'
import { call } from '../call.ts'

/** Queue, outbox and dead letters of one service. */
export const operationQuery = (service: Receiver) =>
  queryOptions({ queryKey: ['operation', service], queryFn: () => call(showOperation(service)) })
