import { type Fields, fieldsOf } from '@smm/http-service/json-fields'
import type { Config } from '../../config.ts'
import { BankUnavailable } from '../bank.ts'
import { createBankHttp, requireConclusive } from '../bank-http.ts'

export type PaghiperClient = {
  /** Returns the fields below `envelope`. Their `result` tells success from refusal, whatever the HTTP status. */
  (path: string, envelope: string, fields: Fields): Promise<Fields>
  close: () => Promise<void>
}

/** Calls to PagHiper's REST API. Throws `BankUnavailable` without a conclusive answer. */
export function createPaghiperClient({ PIX_API_URL, PIX_CLIENT_ID: apiKey }: Config): PaghiperClient {
  const http = createBankHttp()
  const call = async (path: string, envelope: string, fields: Fields) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ apiKey, ...fields })
    const answer = await http(new URL(PIX_API_URL + path), { method: 'POST', headers, body })
    const result = fieldsOf(fieldsOf(requireConclusive(answer).body)[envelope])
    if (result['result'] !== 'success' && result['result'] !== 'reject')
      throw new BankUnavailable(`PagHiper answered ${answer.status} without a result`)
    return result
  }
  return Object.assign(call, { close: http.close })
}
