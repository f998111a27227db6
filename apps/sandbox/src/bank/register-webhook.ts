import type { Answer } from '../inject-fault.ts'
import type { Webhook } from './charge.ts'
import type { Bank } from './bank-state.ts'
import { Problem } from './problem.ts'

/** PUT /webhook/:chave. One address per key; a later one replaces it. */
export function registerWebhook(bank: Bank, chave: string, body: unknown): Answer {
  const given = (body as { webhookUrl?: unknown } | null)?.webhookUrl
  const url = typeof given === 'string' && URL.canParse(given) ? new URL(given) : undefined
  if (typeof given !== 'string' || !url || !['http:', 'https:'].includes(url.protocol)) {
    const razao = 'Informe um endereço http ou https.'
    throw new Problem('WebhookOperacaoInvalida', 'O webhook é inválido.', [
      { razao, propriedade: 'webhook.webhookUrl' },
    ])
  }
  const webhook: Webhook = { webhookUrl: given, chave, criacao: new Date(bank.now()).toISOString() }
  bank.webhooks.put(chave, webhook)
  return { status: 200, body: webhook }
}

export function readWebhook(bank: Bank, chave: string): Answer {
  return { status: 200, body: findWebhook(bank, chave) }
}

export function removeWebhook(bank: Bank, chave: string): Answer {
  bank.webhooks.put(chave, { ...findWebhook(bank, chave), removed: true })
  return { status: 204, body: '' }
}

function findWebhook(bank: Bank, chave: string): Webhook {
  const webhook = bank.webhooks.get(chave)
  if (!webhook || webhook.removed)
    throw new Problem('WebhookNaoEncontrado', 'Webhook não encontrado para a chave.')
  return webhook
}
