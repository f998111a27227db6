import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { conversations } from '@smm/assistant/corpus'
import { givenOrder } from '@smm/assistant/testing'
import { explainTalk, isExplained } from './explain-talk.ts'

it('tells of each message its reading, verdict, lost acts, row and reply', () => {
  const [order, question] = explainTalk(['500 seguidores no insta @loja.x', 'sim, mas tem garantia?'])
  expect(order).toMatch(/^> 500 seguidores[^]*quantity: 500[^]*^row: \w+[^]*^< .*R\$ 45,00/m)
  expect(order).not.toMatch(/money|unsold/)
  expect(question).toMatch(
    /topics: \[[^]*^words of a yes: agrees in part\nbeside the yes: .*, a question\nverdict: no yes \([a-z]+ \d\.\d\d, [a-z]+ \d\.\d\d\)\nno hedge \('?[a-z ]+'?\): verdict: no yes\nno partial-yes \(words are left over beside a yes\): verdict: no yes\nrow: topic → tellAboutTopics$[^]*^< /m,
  )
})

it('tells the words behind an act, what the recap waits for, and the situations of the reply', () => {
  const explained = explainTalk(['500 seguidores no insta @loja.x', 'legal, e tem garantia?', 'blz então'])
  expect(explained[1]).toMatch(/^says: topic, still-in-cart$/m)
  expect(explained[2]).toMatch(
    /^recap waits for: yes$[^]*^agree: 'beleza'\nnod: words only nod$[^]*^row: agree confirming → askBeforePix\nsays: ask-pix-then$/m,
  )
})

it('tells which order of the cart, recap and cancellation decided', () => {
  const orders = [givenOrder()]
  const explained = (...messages: string[]) => explainTalk(messages, { orders }).at(-1)
  const order = '500 seguidores no insta @loja.x'
  expect(explained(order, 'não, são 1000')).toMatch(
    /^row: \w+[^]*^order of the cart: one that is corrected$/m,
  )
  expect(explained(order, 'pode gerar o pix')).toMatch(
    /^recap waits for: nod$[^]*^row: agreement confirming → placeRecap$/m,
  )
  expect(explained('cancela meu pedido')).toMatch(
    /^row: want-cancel → cancelOrders\norder that is cancelled: all under one PIX$/m,
  )
})

it('tells which rule gave a number and a page its role, which took an act away, and which judged a complaint', () => {
  const [told] = explainTalk(['meu primo comprou 300 curtidas, eu quero 500 no insta @loja.x'])
  expect(told).toMatch(
    /^likes: former by 'of a purchase', then wanted by 'no other is meant'$[^]*^500: wanted by no rule$/m,
  )
  expect(explainTalk(['comprei 500 seguidores em outro site e nunca chegou'])[0]).toMatch(
    /^complaint: of another shop$/m,
  )
  expect(explainTalk(['quero a reposição'])[0]).toMatch(/^no order \('quero'\): a refill is no order$/m)
})

it('tells the whole step: a greeting, a miss, and whether a ticket opens', () => {
  const [greeted, changed] = explainTalk(['bom dia, 500 seguidores no insta @loja.x', 'não, quero 1000'])
  expect(greeted).toMatch(/^says: greeting, recap, ask-yes$/m)
  expect(changed).toMatch(/^verdict: of another order or a part \(.*\)\ndiffers: another order$/m)
  const repeated = explainTalk(['500 seguidores no insta @loja.x', 'confirmo, 500 e 500'])
  expect(repeated[1]).toMatch(/^differs: more orders$/m)
  expect(explainTalk(['xyzzy blarg'])[0]).toMatch(/^row: none\nsays: miss, help$/m)
  expect(explainTalk(['quero abrir um chamado'])[0]).toMatch(/^ticket: asked for by name$/m)
})

it('tells the words or signs of a topic', () =>
  expect(explainTalk(['tem garantia e quanto tempo demora?'])[0]).toMatch(
    /^guarantee: 'garantia'\ndelivery-time: 'quanto tempo'$/m,
  ))

it('tells what keeps an order from being placed at once', () =>
  expect(explainTalk(['500 seguidores no insta @loja.x e 100 no tiktok @y.z, pode gerar o pix'])[0]).toMatch(
    /^not placed at once: no one order with its quantity$/m,
  ))

it('tells the rules by which several messages are read as one apart from those of the last', () => {
  const messages = ['quero 1000 seguidores pra dividir entre duas contas', '@loja.a e @loja.b no insta']
  const told = explainTalk(messages)[1]
  expect(told).toMatch(/^together: clause of a purchase: wish$/m)
  expect(told).not.toMatch(/^clause of a purchase: wish$/m)
})

const assistant = fileURLToPath(new URL('../../libs/assistant/src/', import.meta.url))
/** Finds tables by the name of rules or by their type. */
const tables = globSync('**/*.ts', { cwd: assistant, exclude: ['**/*.test.ts'] }).flatMap((path) =>
  [
    ...readFileSync(assistant + path, 'utf8').matchAll(
      /^(?:export )?const (?:(\w+Rules)\b|(\w+): (?:\w*Rules\b|[^=\n]*\b\w*(?:Rules|Rule)>))/gm,
    ),
  ].map(([, named, typed]) => [(named ?? typed)!, path.replace(/\.ts$/, '')] as const),
)
it('finds the tables of rules', () => expect(tables.length).toBeGreaterThan(20))
it.each(tables)('tells which of %s in %s answered', async (table, path) => {
  const exported: Record<string, object> = await import(`@smm/assistant/${path}`)
  const found = exported[table] ?? {}
  expect([isExplained(found), Object.values(found).every(isExplained)]).toContain(true)
})

it('knows each table that answers in a reading or a move', () => {
  const every = conversations.filter((_, at) => at % 40 === 0)
  for (const [messages] of every)
    expect(explainTalk(messages).join('\n')).not.toContain('a table unknown to explain')
})
