import { queryOptions } from '@tanstack/react-query'
import type { Receiver } from '@smm/contracts/messages'
import { showMessageHealth } from '@smm/contracts/message-health'
import { call } from '../call.ts'

/** Queue, outbox and dead letters of one service. */
export const operationQuery = (service: Receiver) =>
  queryOptions({ queryKey: ['operation', service], queryFn: () => call(showMessageHealth(service)) })
