import { randomBytes } from 'node:crypto'
import Compile from 'typebox/compile'
import type { Answer } from '../inject-fault.ts'
import { centsOf, NewRefund, type Pix, type Refund } from './charge.ts'
import { checkBody } from './check-body.ts'
import type { Bank } from './bank-state.ts'
import { presentRefund } from './presenters.ts'
import { Problem } from './problem.ts'

const newRefund = Compile(NewRefund)
const ninetyDaysMs = 90 * 86_400_000

/** PUT /pix/:e2eid/devolucao/:id. Not idempotent: a used id is refused, and has to be read after a lost answer. */
export function refundPix(bank: Bank, endToEndId: string, id: string, body: unknown): Answer {
  const pix = findPix(bank, endToEndId)
  if (!/^[a-zA-Z0-9]{1,35}$/.test(id)) throw invalid('id', 'O id deve ter de 1 a 35 letras e dígitos.')
  const wanted = checkBody(newRefund, body, 'PixDevolucaoInvalida', 'devolucao')
  if (pix.refunds.some((refund) => refund.id === id)) throw invalid('id', 'O id da devolução já foi usado.')
  if (bank.now() - Date.parse(pix.horario) > ninetyDaysMs)
    throw invalid('horario', 'O prazo de 90 dias passou.')
  const cents = centsOf(wanted.valor)
  if (cents < 1 || cents > refundableCents(pix)) throw invalid('valor', 'O valor supera o que resta do Pix.')
  const refund: Refund = {
    ...wanted,
    id,
    rtrId: `D12345678${randomBytes(12).toString('hex').slice(0, 23).toUpperCase()}`,
    requestedAt: new Date(bank.now()).toISOString(),
    settlesAt: new Date(bank.now() + bank.behaviour.refundMs).toISOString(),
    outcome: bank.behaviour.refunds === 'accept' ? 'DEVOLVIDO' : 'NAO_REALIZADO',
  }
  bank.putPix({ ...pix, refunds: [...pix.refunds, refund] })
  return { status: 201, body: presentRefund(refund, bank.now()) }
}

export function readRefund(bank: Bank, endToEndId: string, id: string): Answer {
  const refund = findPix(bank, endToEndId).refunds.find((one) => one.id === id)
  if (!refund) throw new Problem('PixDevolucaoNaoEncontrada', 'Devolução não encontrada.')
  return { status: 200, body: presentRefund(refund, bank.now()) }
}

export function findPix(bank: Bank, endToEndId: string): Pix {
  const pix = bank.received.get(endToEndId)
  if (!pix) throw new Problem('PixNaoEncontrado', 'Pix não encontrado para o endToEndId informado.')
  return pix
}

const refundableCents = (pix: Pix) =>
  pix.refunds
    .filter(({ outcome }) => outcome === 'DEVOLVIDO')
    .reduce((left, { valor }) => left - centsOf(valor), centsOf(pix.valor))

const invalid = (property: string, razao: string) =>
  new Problem('PixDevolucaoInvalida', 'A devolução não pode ser feita.', [
    { razao, propriedade: `devolucao.${property}` },
  ])
