import { answeredRecap } from '../../corpus.ts'
import type { Act } from '../reading-labels.ts'
import { parseMessage } from '../parse/parse-message.ts'
import { readByTables } from '../read-by-tables.ts'
import type { ReadingContext, ShownOrder } from '../reading.ts'
import type { VoidRuleName } from './void-acts.ts'

const idle: ReadingContext = { expecting: 'nothing', shownRows: 0 }
const recap: ReadingContext = { expecting: 'confirmation', shownRows: 0, recap: answeredRecap }
const other: ShownOrder = { ...answeredRecap[0]!, platform: 'tiktok', link: 'https://www.tiktok.com/@loja.x' }
const recapOfTwo: ReadingContext = { ...recap, recap: [...answeredRecap, other] }

/** A message for each rule, and an act that this rule alone makes void. */
const rows: Record<VoidRuleName, [message: string, voided: Act, context: ReadingContext]> = {
  'a wish to buy asks for no refund': ['compro se devolverem caso eu não goste', 'want-refund', idle],
  'another shop is to pay back': [
    'se a outra loja me devolver o dinheiro eu faço com vocês',
    'want-refund',
    idle,
  ],
  'a refill is no order': ['quero a reposição', 'order', idle],
  'a good wish is no order': ['desejo a todos um excelente dia', 'order', idle],
  'a harmless phrase is no halt': ['não precisa mudar nada', 'deny', recap],
  'a harmless phrase changes nothing': ['não precisa mudar nada', 'change', recap],
  'a message with a quantity takes nothing out': ['cancela as 300 curtidas', 'remove-item', idle],
  'what alone is wanted is shown alone, or its PIX is asked for': [
    'isso, só os seguidores',
    'remove-item',
    recap,
  ],
  'a yes to one order more adds none': [
    'confirmo também os seguidores',
    'add-item',
    { ...recap, placed: [{ ...other, state: 'unpaid' }] },
  ],
  'a price that is judged is not asked': ['valor e quantidade aprovados', 'ask-price', recap],
  'a quote that was for something else asks for none': [
    'era só pra montar um orçamento',
    'ask-price',
    { expecting: 'link', shownRows: 0 },
  ],
  'one order of the recap is left out': ['só confirma o primeiro, o outro não quero', 'refuse', recapOfTwo],
  'another order is put off': ['gera o pix, depois eu vejo o resto', 'postpone', recap],
  'another platform is put off': ['500 no insta @loja.x, o youtube fica pra depois', 'refuse', idle],
  'what is put off is not refused': ['hoje não', 'refuse', recap],
  'another quantity or package is ordered instead': ['não quero 500, quero 1000', 'refuse', recap],
  'a command in a later clause overrules doubts': ['deixa assim e gera', 'refuse', recap],
  'the count of the recap is no doubt': ['sim, pros dois perfis', 'hedge', recapOfTwo],
  'the first of a list is no doubt': ['o primeiro', 'hedge', { expecting: 'choice', shownRows: 4 }],
  'too large a number is to be another': ['não, 500 é muito', 'hedge', recap],
  'a question about refills wants none': ['tem reposição?', 'want-refill', idle],
  'one more order changes none': ['fechou, mas inclui o outro perfil também', 'change', recap],
  'a corrected order of the same quantity is none more': [
    'errei, era no tiktok, 500 também',
    'add-item',
    recap,
  ],
  'a price that is asked is no loss': ['500 seguidores tá saindo por quanto?', 'report-drop', idle],
  'who wants something done orders nothing': ['queria que alguém visse isso', 'order', idle],
  'another page is no order more': ['meu perfil é outro', 'add-item', recap],
  'a complaint orders nothing': ['desejo reclamar', 'order', idle],
  'an order asks for no status': ['meu pedido é 500 seguidores insta @loja.x', 'ask-status', idle],
  'a whole order is no doubt': ['500 seguidores, mas não sei se dá certo', 'hedge', idle],
  'a whole order overrules the refusal before it': ['mudei de ideia, quero 1000', 'refuse', idle],
  'what is unpaid is not said to be paid': ['não paguei ainda', 'say-paid', idle],
}

/** Further acts of a rule that its own row does not show. */
const further: Array<[VoidRuleName, (typeof rows)[VoidRuleName]]> = [
  ['a harmless phrase changes nothing', ['não inverte', 'swap', recapOfTwo]],
  ['a complaint orders nothing', ['cade meu pedido? nao chegou nada', 'order-now', idle]],
]

it.each([...Object.entries(rows), ...further])('%s: %j', (name, [message, voided, context]) => {
  const { acts } = readByTables(parseMessage(message, context))
  expect(acts.voided.filter(({ act }) => act === voided).map(({ rule }) => rule)).toEqual([name])
})
