import type { Answer } from '../inject-fault.ts'
import type { Charge } from './charge.ts'
import { listPeriod } from './list-period.ts'
import type { Bank } from './bank-state.ts'
import { presentCharge, presentPix } from './presenters.ts'
import { Problem } from './problem.ts'
import { findPix } from './refund-pix.ts'

type Query = Record<string, unknown>

export function readCharge(bank: Bank, txid: string): Answer {
  const charge = bank.charges.get(txid)
  if (!charge) throw new Problem('CobNaoEncontrado', 'Cobrança não encontrada para o txid informado.')
  return { status: 200, body: presentCharge(bank, charge) }
}

export function readPix(bank: Bank, endToEndId: string): Answer {
  return { status: 200, body: presentPix(findPix(bank, endToEndId), bank.now()) }
}

export function listCharges(bank: Bank, query: Query): Answer {
  const { cpf, cnpj, status } = query
  const debtor = (charge: Charge) => (charge.devedor ?? {}) as { cpf?: string; cnpj?: string }
  const wanted = bank.charges
    .all()
    .filter((charge) => status === undefined || charge.status === status)
    .filter((charge) => cpf === undefined || debtor(charge).cpf === cpf)
    .filter((charge) => cnpj === undefined || debtor(charge).cnpj === cnpj)
  const { page, parametros } = listPeriod(wanted, (c) => c.calendario.criacao, query, 'CobConsultaInvalida')
  return { status: 200, body: { parametros, cobs: page.map((charge) => presentCharge(bank, charge)) } }
}

export function listPix(bank: Bank, query: Query): Answer {
  const { txid, txIdPresente, devolucaoPresente } = query
  const wanted = bank.received
    .all()
    .filter((pix) => txid === undefined || pix.txid === txid)
    .filter((pix) => txIdPresente === undefined || String(pix.txid !== undefined) === txIdPresente)
    .filter((pix) => devolucaoPresente === undefined || String(pix.refunds.length > 0) === devolucaoPresente)
  const { page, parametros } = listPeriod(wanted, (pix) => pix.horario, query, 'PixConsultaInvalida')
  return { status: 200, body: { parametros, pix: page.map((pix) => presentPix(pix, bank.now())) } }
}
