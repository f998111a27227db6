import { brand } from '@smm/site/brand'
import { goodsInWords } from '../../naming/product-names.ts'
import type { Greeting, Kindness, LifeEvent } from '../../understanding/reading-labels.ts'
import { greetedInKind } from './talk-texts.ts'
import { opening, verbatim } from './roles.ts'

type Kind = {
  /** Greets back. */
  greets: boolean
  greeting: Greeting | null
  kindness: readonly Kindness[]
  isThanked: boolean
  isLeaving: boolean
}

/** The answers to each kindness, the weightiest first, in two wordings. */
type Wordings = readonly [string, string]
const answers: ReadonlyArray<readonly [Kindness, Wordings]> = [
  ['all-well', ['Que bom que deu tudo certo!', 'Fico feliz em saber!']],
  ['praise', ['Muito obrigado, é bom ouvir isso!', 'Obrigado pelo carinho!']],
  ['how-are-you', ['Tudo ótimo por aqui, e com você?', 'Por aqui tudo bem, obrigado! E com você?']],
  ['weather', ['Esse tempo está de lascar, né? Se cuide por aí!', 'O tempo não está para brincadeira!']],
  ['match', ['Não acompanho os jogos, mas fico na torcida por aqui!', 'Futebol é emoção demais!']],
  ['natter', ['Fique à vontade!', 'Pode chegar!']],
  ['good-wish', ['Obrigado, para você também!', 'Igualmente, obrigado!']],
  ['pity', ['Pois é, uma pena!', 'É uma pena mesmo.']],
  ['hug', ['Um abraço!', 'Outro para você!']],
  ['blessing', ['Amém! Fique com Deus.', 'Amém, que Deus abençoe você também!']],
  ['joy', ['Que notícia boa, parabéns!', 'Que alegria! Parabéns!']],
  ['woe', ['Puxa, ninguém merece. Força aí!', 'Poxa, imagino. Vai melhorar!']],
  ['chat', ['Entendi! Estou por aqui se precisar.', 'Beleza! Qualquer coisa, é só chamar.']],
]
const thanked: Wordings = ['Por nada!', 'Imagina!']
const settled: Wordings = ['Combinado!', 'Tranquilo!']
const ended: Wordings = ['Qualquer coisa, é só chamar.', 'Precisando, estou por aqui.']
const ending: ReadonlySet<Kindness> = new Set(['need-nothing', 'all-well', 'praise'])
const most = 2

const wordingOf = ({ greets, greeting, kindness, isThanked, isLeaving }: Kind, nth: 0 | 1): string => {
  const isGlad = kindness.includes('all-well') || kindness.includes('praise')
  const isInMood = kindness.includes('joy') || kindness.includes('woe')
  const phrases = answers.flatMap(([kind, wordings]) =>
    kindness.includes(kind) && !(isGlad && kind === 'good-wish') && !(isInMood && kind === 'chat')
      ? [wordings[nth]]
      : [],
  )
  const thanks = isThanked && !isGlad && !kindness.includes('blessing') ? [thanked[nth]] : []
  /** Praise is thanked for by itself. */
  const forNews =
    kindness.includes('all-well') && !kindness.includes('praise') ? ['Obrigado por avisar.'] : []
  const isOver = isThanked || isLeaving || kindness.some((it) => ending.has(it))
  const nothingElse = kindness.every((it) => it === 'need-nothing') && !isThanked
  return [
    ...(greets ? [greetedInKind(greeting)] : []),
    ...thanks,
    ...phrases.slice(0, 1),
    ...forNews,
    ...phrases.slice(1, most),
    ...(nothingElse ? [settled[nth]] : []),
    ...(isLeaving ? ['Até mais!'] : isOver ? [ended[nth]] : []),
  ].join(' ')
}

type Farewell = { greeting: Greeting | null; isBlessed: boolean; isThanked: boolean }

/** Answers to what is said to please, or to pass the time. */
export const kindnessTexts = {
  kindness: (kind: Kind) => [wordingOf(kind, 0), wordingOf(kind, 1)],
  /** Before a reply that ends the talk, or lets it rest. */
  'farewell-returned': opening(({ greeting, isBlessed, isThanked }: Farewell) =>
    [
      ...(isBlessed ? ['Amém!'] : isThanked ? ['Eu que agradeço!'] : []),
      ...(greeting ? [greetedInKind(greeting)] : []),
    ].join(' '),
  ),
  'sorry-for-trouble': opening(() => ['Desculpe o transtorno!', 'Desculpe o incômodo!']),
  'sorry-for-elsewhere': () => ['Sinto muito pelo que houve lá.', 'Que chato o que fizeram com você.'],
  'life-event': ({ lifeEvent }: { lifeEvent: LifeEvent }) =>
    lifeEvent === 'loss'
      ? ['Sinto muito pela sua perda.', 'Meus sentimentos.']
      : ['Parabéns!', 'Que alegria!'],
  glad: () => [
    'Que bom que deu certo! Obrigado por avisar. Precisando de algo, é só chamar.',
    'Fico feliz em saber! Se quiser repetir o pedido, é só dizer.',
  ],
  'when-wanted-first': verbatim(
    () => `Aqui é o assistente da ${brand.name}: quando quiser ${goodsInWords()}, é só me dizer.`,
  ),
}
