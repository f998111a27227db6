import { eachRow } from '../../../test-each-row.ts'
import { readUtterance } from '../../read-utterance.ts'
import { decide } from '../../../decide.ts'
import type { ComplaintEvidence } from './complaint-evidence.ts'
import { type ComplaintOutcome, complaintRules } from './complaint-rules.ts'

/** 'paguei 500 seguidores e não chegou nada' */
const plain: ComplaintEvidence = {
  probability: 0.98,
  probabilityUnprompted: 0.98,
  isElsewhere: false,
  isOfHereFirst: true,
  isSolved: false,
  wentWell: false,
  laughs: false,
  jokes: false,
  isMissing: true,
  isOwed: false,
  isOrderTold: false,
  isBought: true,
  isBoughtHere: false,
  isOfOther: false,
  isLong: false,
  isOfNow: false,
  isPutRight: false,
  isSupposed: false,
  isQuestion: false,
  asksPrice: false,
  isPosted: false,
}

eachRow<[ComplaintOutcome, Partial<ComplaintEvidence>]>([
  ['certain', {}],
  ['certain', { laughs: true }],
  ['certain', { isOwed: true }],
  ['certain', { wentWell: true }],
  ['unconfirmed', { probability: 0.5, isBought: false }],
  ['unconfirmed', { isOrderTold: true, probability: 0.7 }],
  ['unconfirmed', { isOrderTold: true, isBought: false, probability: 0.95 }],
  ['certain', { isSupposed: true }],
  ['ambiguous', { probability: 0.3 }],
  ['ambiguous', { isOrderTold: true, probability: 0.4 }],
  ['unconfirmed', { isOrderTold: true, isBought: false, probability: 0.7 }],
  ['ambiguous', { isOrderTold: true, isBought: false, isLong: true, probability: 0.7 }],
  ['ambiguous', { isSupposed: true, isBought: false }],
  ['ambiguous', { probability: 0.15 }],
  ['ambiguous', { laughs: true, isOwed: true, isMissing: false }],
  ['solved', { laughs: true, isOwed: true, isMissing: false, probability: 0.5 }],
  ['none', { isOrderTold: true, isLong: true, isMissing: false, probability: 0.4 }],
  ['none', { isOrderTold: true, isOfNow: true, isMissing: false }],
  ['none', { isOrderTold: true, isPutRight: true, isMissing: false, isBought: false }],
  ['ambiguous', { laughs: true, jokes: true }],
  ['ambiguous', { isPosted: true, isBought: false }],
  ['certain', { isPosted: true }],
  ['none', { isSupposed: true, isBought: false, isQuestion: true, isMissing: false }],
  ['ambiguous', { isPosted: true, isBought: false, isMissing: false }],
  ['none', { asksPrice: true, isBought: false, isMissing: false, probabilityUnprompted: 0.5 }],
  ['none', { probability: 0.05 }],
  ['none', { isMissing: false, isOrderTold: true, isBought: false, probability: 0.05 }],
  ['solved', { isSolved: true }],
  ['solved', { wentWell: true, jokes: true }],
  ['solved', { wentWell: true, laughs: true, isOwed: true, isMissing: false }],
  ['unconfirmed', { probabilityUnprompted: 0.2 }],
  ['ambiguous', { probabilityUnprompted: 0.4, isBought: false }],
  ['ambiguous', { probabilityUnprompted: 0.6, isMissing: false }],
  ['ambiguous', { probabilityUnprompted: 0.8, isBought: false, isOrderTold: true, isLong: true }],
  ['certain', { isBoughtHere: true, probability: 0.8, probabilityUnprompted: 0.3 }],
  ['ambiguous', { isBoughtHere: true, jokes: true, laughs: true }],
  ['unconfirmed', { isOfOther: true }],
  ['elsewhere', { isOfOther: true, laughs: true }],
  ['ambiguous', { isElsewhere: true, isOrderTold: true }],
  ['elsewhere', { isElsewhere: true, isOrderTold: true, isOfHereFirst: false }],
  ['elsewhere', { isElsewhere: true }],
  ['elsewhere', { isElsewhere: true, isSolved: true }],
])('a complaint comes to what speaks for and against it', (outcome, evidence) =>
  expect(decide(complaintRules, { ...plain, ...evidence })).toBe(outcome),
)

const stateOf = (message: string) =>
  readUtterance(message, { expecting: 'nothing', shownRows: 0 }).past?.state ?? null

describe('a complaint', () => {
  eachRow([
    'comprei mil seguidores num site chinês aí e sumiram todos',
    'um site chamado TurboX levou meu dinheiro e não entregou nada',
    'caí num golpe de um tal de segx no zap, paguei 80 e sumiram, não foi vocês não',
    'comprei curtidas numa loja chamada LikeX e sumiu tudo, nem resposta deram',
    'minha prima pegou 1000 seguidores num app gringo e sumiu tudo',
    'meu vizinho comprou seguidores numa plataforma russa e caiu tudo em uma semana',
    'já caí em golpe de site de seguidor, paguei e não veio nada',
    'ano passado comprei de um gringo e sumiram todos os seguidores',
    'meu irmão comprou seguidor fake e caiu tudo kkkk',
  ])('of another shop is none here', (message) => expect(stateOf(message)).toBe('elsewhere'))

  eachRow([
    'ontem eu ia reclamar que minhas curtidas não tinham caído, mas acordei e tá tudo lá. desconsiderem',
    'ia reclamar que os 500 não tinham chegado mas acabou de chegar tudo',
    'minhas curtidas tinham atrasado, mas já chegaram todas, valeu',
    'olhei hoje e já chegou tudo. pode desconsiderar a reclamação',
    'reclamação grave: seguidores demais kkkkk brincadeira gente, chegou tudo certinho',
    'quero fazer uma reclamação: os 500 seguidores chegaram tão rápido que minha mulher estranhou kkkk',
    'vou reclamar hein, comprei 100 com vcs e agora meu namorado tá com ciúme kkkkk',
  ])('that is over or a joke went well', (message) => expect(stateOf(message)).toBe('fine'))

  eachRow([
    'vim buscar os 500 seguidores do @bar.do.tonho no insta',
    'e ai galera vai ou não vai esses 500 seguidores do insta @bar.do.tonho',
  ])('that may be an order stays one', (message) => expect(stateOf(message)).toBe('named'))

  eachRow([
    'os jurados do festival decidiram comprar 300 curtidas pra foto vencedora, e até o padre aprovou: instagram.com/p/CxYzAbC1234',
    'prometi que se meu neto largasse a chupeta eu comprava 500 seguidores pra ele, e largou! o perfil é instagram.com/loja.x',
    'se cair seguidor que eu comprei vcs repõe? ainda nao caiu nada, é medo mesmo',
  ])('that is told in no story of an order', (message) => expect(stateOf(message)).toBe(null))

  eachRow([
    'slk comprei 500 e caiu 480 kkkkk insta @barraca.do.ze',
    'fui na de vcs e levei prejuízo, 500 seguidores @bella.cilios',
    'vou no procon por causa de 500 seguidores instagram.com/mega.pizza',
    'parabéns hein, paguei 500 e ganhei 50 kkk instagram.com/loja.x',
  ])('in whatever words stays one', (message) =>
    expect(['pending', 'short', 'lost', 'wrong']).toContain(stateOf(message)),
  )
})
