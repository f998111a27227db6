import { collectEvidence } from '../collect-evidence.ts'
import { parseMessage } from '../parse/parse-message.ts'
import { isQuantity } from './facts.ts'
import { readFacts } from './read-facts.ts'

const related = (message: string) => {
  const evidence = collectEvidence(parseMessage(message, { expecting: 'quantity', shownRows: 0 }))
  const numbers = readFacts(evidence)
    .filter(isQuantity)
    .map((it) => `${it.value} ${it.role}`)
  return numbers.join(', ')
}

it.each([
  ['dois pacotes de 500', '2 part, 1000 wanted'],
  ['500 seguidores mais 200', '500 part, 700 wanted'],
  ['500 seguidores mais 200 curtidas', '500 wanted, 200 wanted'],
  ['está com 340 views e 12 likes', '340 owned, 12 owned'],
  ['quero passar de 900 pra 1000 inscritos', '900 owned, 100 wanted'],
  ['tenho 700 inscritos, quero completar 1000', '700 owned, 300 wanted'],
  ['muda de 500 pra 1000', '500 replaced, 1000 wanted'],
  ['tá, 500 curtidas, decidi, 500', '500 replaced, 500 wanted'],
  ['quer chegar nos mil inscritos, então é 1000 inscritos', '1000 replaced, 1000 wanted'],
  ['quero visualização, inscrito eu já tenho 1.200, bota 2000', '1200 owned, 2000 wanted'],
  ['faltam 150 pra mil', '150 wanted, 1000 goal'],
  ['falta 500 seguidores pra eu chegar em 5 mil', '500 wanted, 5000 goal'],
  ['500 ou 1000 seguidores?', '500 alternative, 1000 alternative'],
  ['qual a diferença de preço de 500 pra 2500 seguidores?', '500 alternative, 2500 alternative'],
  ['compensa mais 500 no insta ou 500 no tiktok?', '500 wanted, 500 wanted'],
  ['1000 divididos: 700 pro @a.x e 300 pro @b.x', '1000 total, 700 wanted, 300 wanted'],
])('%j: %s', (message, numbers) => expect(related(message)).toBe(numbers))
