import { readFileSync } from 'node:fs'
import { Platform, ServiceType } from '@smm/contracts/products'
import Type, { type Static } from 'typebox'
import Compile from 'typebox/compile'

const closed = { additionalProperties: false }
const flag = Type.Optional(Type.Boolean())
const number = Type.Optional(Type.Number())
const strings = Type.Optional(Type.Array(Type.String()))
const wanted = {
  platform: Type.Optional(Platform),
  service: Type.Optional(ServiceType),
  quantity: Type.Optional(Type.Integer()),
  /** In reais. */
  amount: number,
  amountRange: Type.Optional(Type.Tuple([Type.Number(), Type.Number()])),
  link: Type.Optional(Type.String()),
}
/** An order; a field that is absent may be anything. */
const Wanted = Type.Object(wanted, closed)
export type Wanted = Static<typeof Wanted>

const Expectation = Type.Object(
  {
    /** One of each row. */
    mustMention: Type.Optional(Type.Array(Type.Array(Type.String()))),
    mustNotMention: strings,
    mustNotMatch: strings,
    noPix: flag,
    /** A PIX is due at this turn; one that comes is of such an order. */
    kind: Type.Optional(Type.Literal('pix')),
    ...wanted,
  },
  closed,
)
export type Expectation = Static<typeof Expectation>

const Turn = Type.Object(
  {
    user: Type.String(),
    expect: Type.Optional(Expectation),
    /** The turn comes once an order is placed. */
    needsPix: flag,
  },
  closed,
)

const Final = Type.Object(
  {
    ...wanted,
    pix: Type.Optional(Type.Union([Type.Boolean(), Type.Literal('optional')])),
    anyOf: Type.Optional(Type.Array(Wanted)),
    allOf: Type.Optional(Type.Array(Wanted)),
    maxOrders: number,
    ticket: flag,
  },
  closed,
)
export type Final = Static<typeof Final>

/** The answers of a visitor, by what they are asked; `next` goes on to the next order once one is placed. */
const answers = [
  'link',
  'service',
  'quantity',
  'confirm',
  'description',
  'order_id',
  'next',
  'anything_else',
] as const
export type Answer = (typeof answers)[number]

export const ChatCase = Type.Object(
  {
    id: Type.String(),
    category: Type.String(),
    /** For readers. */
    note: Type.Optional(Type.String()),
    turns: Type.Array(Turn),
    final: Type.Optional(Final),
    /** The script answers with them behind the turns, until the case ends as `final` has it. */
    autoReplies: Type.Optional(
      Type.Object(
        Object.fromEntries(answers.map((it) => [it, Type.Optional(Type.String())])) as Record<
          Answer,
          Type.TOptional<Type.TString>
        >,
        closed,
      ),
    ),
    continueAfterPix: flag,
    maxTurns: number,
  },
  closed,
)
export type ChatCase = Static<typeof ChatCase>

const valid = Compile(Type.Array(ChatCase))

/** The cases of a file. Throws where one has a key that nobody judges. */
export function readCases(file: string): ChatCase[] {
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (valid.Check(read)) return read
  const [first] = valid.Errors(read)
  throw new Error(`${file}: ${first?.instancePath} ${first?.message}`)
}
