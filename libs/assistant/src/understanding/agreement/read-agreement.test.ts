import { answeredRecap } from '../../corpus.ts'
import { parseMessage } from '../parse/parse-message.ts'
import type { ReadingContext } from '../reading.ts'
import { type Agreement, readAgreement } from './read-agreement.ts'

const atRecap: ReadingContext = { expecting: 'confirmation', shownRows: 0, recap: answeredRecap }
const nothing: Agreement = {
  agrees: false,
  commands: false,
  isNod: false,
  isPartial: false,
  isForOther: false,
  asksForPix: false,
}
const yes = { agrees: true }
const nod = { agrees: true, isNod: true }
const left = { isPartial: true }
const command = { agrees: true, commands: true }
const forPix = { ...command, asksForPix: true }

it.each<[message: string, agreement: Partial<Agreement>]>([
  ['sim', yes],
  ['tá certo', yes],
  ['ok', nod],
  ['perfeitinho', nod],
  ['comfirmo', command],
  ['confirmo o endereço', command],
  ['pode gerar', forPix],
  ['sim, é o da minha cafeteria', yes],
  ['ok, é o da minha cafeteria', left],
  ['sim, depois eu vejo', left],
  ['sim, quero conversar', left],
  ['sim, minha cafeteria mudou de bairro semana passada', {}],
  ['xablau blau blum, pode gerar', forPix],
  ['xablau blau blum? pode gerar', left],
  ['não vamos fazer', {}],
  ['vou gerar', {}],
  ['pode mandar uma amostra', {}],
  ['sim, manda pro meu amigo', { isForOther: true }],
  ['gera o pix pro vereador', { ...forPix, isForOther: true }],
])('%j at a recap', (message, agreement) =>
  expect(readAgreement(parseMessage(message, atRecap))).toEqual({ ...nothing, ...agreement }),
)

it('where nothing is to be confirmed, words beside a yes leave it one', () =>
  expect(
    readAgreement(
      parseMessage('sim, minha cafeteria mudou de bairro', { expecting: 'nothing', shownRows: 0 }),
    ),
  ).toEqual({ ...nothing, ...yes }))
