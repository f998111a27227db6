import type { Config } from '../../config.ts'
import { BankRefused, BankUnavailable, type Charge } from '../bank.ts'
import { type BankRequest, type BankResponse, createBankHttp, isOk, requireConclusive } from '../bank-http.ts'
import { readErrorMessage, readPayment } from './mercado-pago-answers.ts'

export type MercadoPagoClient = {
  (
    method: BankRequest['method'],
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<BankResponse>
  close: () => Promise<void>
}

// Mercado Pago answers these while an earlier call with the same idempotency key is still running.
const inProgressStatuses = [409, 423, 425]

/** Calls to Mercado Pago's REST API. Throws `BankUnavailable` without a conclusive answer. */
export function createMercadoPagoClient(config: Config): MercadoPagoClient {
  const { PIX_API_URL, PIX_CLIENT_SECRET: accessToken } = config
  const http = createBankHttp()
  const call: (...wanted: Parameters<MercadoPagoClient>) => Promise<BankResponse> = async (
    method,
    path,
    body,
    headers = {},
  ) => {
    const answer = await http(new URL(PIX_API_URL + path), {
      method,
      headers: {
        ...headers,
        authorization: `Bearer ${accessToken}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return requireConclusive(answer, inProgressStatuses)
  }
  return Object.assign(call, { close: http.close })
}

export function parsePayment(answer: BankResponse): Charge {
  if (!isOk(answer)) throw refusedBy(answer)
  const payment = readPayment(answer.body)
  if (!payment) throw new BankUnavailable('Mercado Pago answered something that is no payment')
  return payment
}

export const refusedBy = ({ status, body }: BankResponse) =>
  new BankRefused(`${status} ${readErrorMessage(body)}`.slice(0, 300))
