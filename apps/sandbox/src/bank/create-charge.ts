import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import Compile from 'typebox/compile'
import { writeBrCode } from '@smm/br-code/write-br-code'
import type { Answer } from '../inject-fault.ts'
import { centsOf, type Charge, ChargeChange, NewCharge } from './charge.ts'
import { checkBody } from './check-body.ts'
import type { Bank } from './bank-state.ts'
import { presentCharge } from './presenters.ts'
import { Problem } from './problem.ts'

const newCharge = Compile(NewCharge)
const chargeChange = Compile(ChargeChange)
const defaultExpirySeconds = 86_400

/** PUT /cob/:txid. Idempotent for the same content; refuses a txid in use with other content. */
export function createCharge(bank: Bank, txid: string, body: unknown): Answer {
  if (!/^[a-zA-Z0-9]{26,35}$/.test(txid)) {
    const razao = 'O txid deve ter de 26 a 35 letras e dígitos.'
    throw invalid('txid inválido.', 'txid', razao, txid)
  }
  const wanted = checkBody(newCharge, body, 'CobOperacaoInvalida', 'cob')
  requirePositive(wanted.valor.original)
  const present = bank.charges.get(txid)
  if (!present) {
    const charge = issue(bank, txid, wanted)
    bank.putCharge(charge)
    return { status: 201, body: presentCharge(bank, charge) }
  }
  if (present.status === 'ATIVA' && isSameRequest(present, wanted)) {
    return { status: 200, body: presentCharge(bank, present) }
  }
  throw invalid('O txid já está em uso.', 'txid', 'O txid já pertence a outra cobrança.', txid)
}

/** PATCH /cob/:txid. Refuses changes of a paid or removed charge. */
export function changeCharge(bank: Bank, txid: string, body: unknown): Answer {
  const charge = bank.charges.get(txid)
  if (!charge) throw new Problem('CobNaoEncontrado', 'Cobrança não encontrada para o txid informado.')
  const change = checkBody(chargeChange, body, 'CobOperacaoInvalida', 'cob')
  if (charge.status !== 'ATIVA') {
    throw invalid(
      'A cobrança não está ATIVA.',
      'status',
      'Só uma cobrança ATIVA pode ser alterada.',
      charge.status,
    )
  }
  if (change.valor) requirePositive(change.valor.original)
  const changed: Charge = {
    ...charge,
    ...change,
    revisao: charge.revisao + 1,
    status: change.status ?? charge.status,
    calendario: { ...charge.calendario, ...change.calendario },
    valor: { ...charge.valor, ...change.valor },
  }
  const reissued = { ...changed, pixCopiaECola: codeOf(changed.location, changed.valor.original) }
  bank.putCharge(reissued)
  return { status: 200, body: presentCharge(bank, reissued) }
}

function issue(bank: Bank, txid: string, { calendario, valor, ...rest }: NewCharge): Charge {
  const criacao = new Date(bank.now()).toISOString()
  const location = `pix.sandbox.example/qr/v2/${randomUUID().replaceAll('-', '')}`
  return {
    ...rest,
    txid,
    revisao: 0,
    status: 'ATIVA',
    calendario: { criacao, expiracao: calendario?.expiracao ?? defaultExpirySeconds },
    valor: { original: valor.original, modalidadeAlteracao: valor.modalidadeAlteracao ?? 0 },
    loc: { id: bank.charges.size() + 1, location, tipoCob: 'cob', criacao },
    location,
    pixCopiaECola: codeOf(location, valor.original),
  }
}

const codeOf = (location: string, valor: string) =>
  writeBrCode({
    url: location,
    amountCents: centsOf(valor),
    merchantName: 'SMM BRASIL TESTE',
    merchantCity: 'SAO PAULO',
    singleUse: true,
  })

function isSameRequest(charge: Charge, { calendario, valor, ...rest }: NewCharge): boolean {
  const { chave, devedor, solicitacaoPagador, infoAdicionais } = charge
  return (
    charge.revisao === 0 &&
    charge.calendario.expiracao === (calendario?.expiracao ?? defaultExpirySeconds) &&
    isDeepStrictEqual(charge.valor, { modalidadeAlteracao: 0, ...valor }) &&
    chave === rest.chave &&
    isDeepStrictEqual(
      [devedor, solicitacaoPagador, infoAdicionais],
      [rest.devedor, rest.solicitacaoPagador, rest.infoAdicionais],
    )
  )
}

function requirePositive(valor: string) {
  if (centsOf(valor) < 1)
    throw invalid('Valor inválido.', 'valor.original', 'O valor deve ser maior que zero.', valor)
}

const invalid = (detail: string, property: string, razao: string, valor: string) =>
  new Problem('CobOperacaoInvalida', detail, [{ razao, propriedade: `cob.${property}`, valor }])
