import Type, { type Static } from 'typebox'

/** Fields of a charge in Banco Central's API Pix (openapi.yaml 2.9.0), as far as we use them. */
const Amount = Type.String({ pattern: '^\\d{1,10}\\.\\d{2}$' })
const Person = Type.Union([
  Type.Object({
    cpf: Type.String({ pattern: '^\\d{11}$' }),
    nome: Type.String({ minLength: 1, maxLength: 200 }),
  }),
  Type.Object({
    cnpj: Type.String({ pattern: '^[0-9A-Z]{14}$' }),
    nome: Type.String({ minLength: 1, maxLength: 200 }),
  }),
])
const Expiry = Type.Object({ expiracao: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })) })
const Value = Type.Object({
  original: Amount,
  modalidadeAlteracao: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
})
const texts = {
  devedor: Type.Optional(Person),
  solicitacaoPagador: Type.Optional(Type.String({ maxLength: 140 })),
  infoAdicionais: Type.Optional(
    Type.Array(
      Type.Object({ nome: Type.String({ maxLength: 50 }), valor: Type.String({ maxLength: 200 }) }),
      {
        maxItems: 50,
      },
    ),
  ),
}

export const NewCharge = Type.Object({
  calendario: Type.Optional(Expiry),
  valor: Value,
  chave: Type.String({ minLength: 1, maxLength: 77 }),
  ...texts,
})
export type NewCharge = Static<typeof NewCharge>

export const ChargeChange = Type.Object({
  status: Type.Optional(Type.Literal('REMOVIDA_PELO_USUARIO_RECEBEDOR')),
  calendario: Type.Optional(Expiry),
  valor: Type.Optional(Value),
  ...texts,
})
export type ChargeChange = Static<typeof ChargeChange>

type ChargeStatus = 'ATIVA' | 'CONCLUIDA' | 'REMOVIDA_PELO_USUARIO_RECEBEDOR' | 'REMOVIDA_PELO_PSP'

export type Charge = Omit<NewCharge, 'calendario' | 'valor'> & {
  txid: string
  revisao: number
  status: ChargeStatus
  calendario: { criacao: string; expiracao: number }
  valor: { original: string; modalidadeAlteracao: number }
  loc: { id: number; location: string; tipoCob: 'cob'; criacao: string }
  location: string
  pixCopiaECola: string
}

export const NewRefund = Type.Object({
  valor: Amount,
  natureza: Type.Optional(Type.Enum(['ORIGINAL', 'RETIRADA'])),
  descricao: Type.Optional(Type.String({ maxLength: 140 })),
})
export type NewRefund = Static<typeof NewRefund>

export type Refund = NewRefund & {
  id: string
  rtrId: string
  requestedAt: string
  settlesAt: string
  outcome: 'DEVOLVIDO' | 'NAO_REALIZADO'
}

export type Pix = {
  endToEndId: string
  /** Absent when the payer used a key or a static code without one. */
  txid?: string
  valor: string
  chave: string
  horario: string
  infoPagador?: string
  refunds: Refund[]
}

export type Webhook = { webhookUrl: string; chave: string; criacao: string; removed?: boolean }

/** An expired charge stays ATIVA: the API Pix has no such status. */
export const expiresAt = ({ calendario }: Charge) =>
  new Date(Date.parse(calendario.criacao) + calendario.expiracao * 1000)

export const centsOf = (valor: string) => Number(valor.replace('.', ''))
export const valorOf = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
