import type { Product } from '@smm/contracts/products'
import { orderOf } from '../../naming/order-names.ts'
import { neededLink } from '../../naming/page-names.ts'
import type { Ordered } from '../../visitor-records.ts'

/** Closings of a turn without an open wish: each is said alone, and asks for nothing. */
export const closingTexts = {
  heard: () => [
    'Combinado! Qualquer coisa, é só chamar.',
    'Beleza! Estou por aqui se precisar.',
    'Fico à disposição.',
  ],
  laughed: () => [
    'Haha! Qualquer coisa, estou por aqui.',
    'Essa foi boa! Precisando, é só chamar.',
    'Boa! Fico por aqui.',
  ],
  'you-are-welcome': () => [
    'Por nada! Qualquer coisa, é só chamar.',
    'Imagina! Estou por aqui.',
    'Eu que agradeço!',
  ],
  bye: () => ['Até mais! Quando quiser, é só voltar aqui.', 'Até a próxima!', 'Tchau, até mais!'],
  'nothing-declined': () => [
    'Tudo bem, sem problema! Se precisar, estou por aqui.',
    'Entendido, fica assim.',
  ],
  'decline-accepted': () => [
    'Tudo bem, deixei de lado e nada foi cobrado. Quando quiser, é só chamar.',
    'Sem problema, nada foi cobrado. Fico por aqui se mudar de ideia.',
    'Certo, não vou gerar nada.',
  ],
  /** A nod to the question for the page. */
  'page-awaited': ({ product }: { product: Product }) => [
    `Combinado, sem pressa! Quando quiser, é só me mandar ${neededLink(product)}.`,
    `Certo! Fico no aguardo: só falta mandar ${neededLink(product)}.`,
  ],
  'pix-need-not-be-paid': (order: Ordered) => [
    `Tudo bem! O PIX do ${orderOf(order)} não precisa ser pago: ele vence sozinho.`,
    `Sem problema: é só não pagar o PIX do ${orderOf(order)}.`,
  ],
  'order-goes-on': (order: Ordered) => [
    `Tudo bem! O ${orderOf(order)} continua como está. Se quiser desistir dele, é só cancelar.`,
    `Certo, o ${orderOf(order)} segue como está.`,
  ],
  'only-the-first': () => [
    'Combinado, ficamos só com o que já foi feito. Precisando, é só chamar!',
    'Certo, fica só o que já foi feito.',
  ],
  postponed: ({ isKept }: { isKept: boolean }) => [
    `Combinado, sem pressa! ${isKept ? 'Deixo tudo anotado, e nada foi cobrado. ' : ''}Quando voltar, é só continuar por aqui.`,
    `Tranquilo, fica para quando você puder.${isKept ? ' Deixo tudo anotado.' : ''}`,
    'Certo, espero você por aqui.',
  ],
  'charged-later': () => [
    'Combinado, fico no aguardo! Nada é cobrado até lá: o PIX só sai quando você pedir, com um “pode gerar”.',
    'Fica anotado, sem pressa. Quando chegar o dia, é só dizer “pode gerar” que o PIX sai na hora.',
    'Combinado, espero você. Até lá nada é cobrado; para o PIX, é só dizer “pode gerar”.',
  ],
  /** `isShown`: its recap waits for a yes. */
  paused: ({ isShown }: { isShown: boolean }) =>
    isShown
      ? [
          'Sem pressa, não gero nada por enquanto. O pedido fica pausado: quando decidir, é só me dizer “pode gerar”.',
          'Fique à vontade, continuo esperando. Nada será cobrado sem um sim.',
          'Tudo bem, espero você decidir.',
        ]
      : ['Sem pressa, espero você por aqui!', 'Tudo bem, fico no aguardo.'],
  /** Beside a recap or a quote, in doubt whether anything is wished. */
  'at-ease': () => [
    'Fique à vontade, nada foi cobrado. Quando quiser o PIX, é só dizer “pode gerar”.',
    'Sem pressa: o pedido fica guardado, e nada foi cobrado. Para receber o PIX, é só dizer “pode gerar”.',
  ],
}
