import { wordsIn } from '../../words/word-lists.ts'

type YesRow = {
  /**
   * The marks `command` and `agree` take the words that say so by themselves from here. A nod praises or takes note, and may mean
   * what was answered last.
   */
  says?: 'command' | 'yes' | 'nod' | 'yes in a phrase' | 'nod in a phrase'
  /** A slip of it says the same. Not so of words with a neighbour, as 'gostei' has in 'gastei'. */
  mayBeMisspelt?: true
  /** A word beside a yes that changes nothing, by what it is. Any other word or two there are left to the classifier. */
  beside?: string
  words: string
}

/** The words of a yes and beside one; what a verb of the lexicon is ('issue~') stands here only for its slips, or before another object. */
export const yesRows: readonly YesRow[] = [
  { says: 'command', mayBeMisspelt: true, words: 'confirmo confirma confirmado autorizado aprovado' },
  { says: 'command', words: 'confirmed aprovo prossigamos' },
  {
    says: 'yes',
    mayBeMisspelt: true,
    words: `
      sim isso claro exato bora exatamente correto corretas positivo afirmativo fechou fechado combinado aceito concordo
    `,
  },
  {
    says: 'yes',
    words: `
      topo confere conferido certissimo certim demorou demoro logico obvio naturalmente evidentemente decerto simbora vambora vamo vamos partiu dale firmeza
      si jae amei feito pode confirmadissimo serve servem rola go is issu sussa carimba homologado sacramentado selado
      lacrou validado ratifico ratificado redondo tratado aceitei 👌 ✅ 🆗 🤝 💯 ✔ ☑ 🤙 👏 ❤ 💚 💙 💛 🧡 💜 🖤 😍 😊 🥰 😁
      😃 😄 🤩 😎 🫶 🎉 🔥 🙌 🚀 👊 ✌ 🫡
    `,
  },
  { says: 'nod', mayBeMisspelt: true, words: 'certo certinho perfeito beleza maravilha tranquilo excelente' },
  {
    says: 'nod',
    words: `
      ok okok certa perfeitinho perfeitamente otimo maravilhoso belezinha joia joinha show massa top legal bacana suave
      daora dahora arretado uhum aham hunrum gostei 👍
    `,
  },
  {
    says: 'yes in a phrase',
    mayBeMisspelt: true,
    words: `
      gera confirme confirmada confirmados confirmar correta corretos perfeita certeza autorizo autorizada aprovada
    `,
  },
  { says: 'yes in a phrase', words: 'esse essa vai quero manda faz passa fecha' },
  { says: 'nod in a phrase', words: 'muito bola tri' },
  {
    beside: 'articles and prepositions',
    words: 'o u a os as um uma de do da dos das no na nos nas em e com por pra para pro pelo pela ao',
  },
  {
    beside: 'pronouns',
    words: `
      me mim eu te lhe voce voces nois ele ela meu meus minha seu sua nosso nossa dele dela aquele aquela esses essas
      desse dessa deste nesse nessa
    `,
  },
  {
    beside: 'here, now and how',
    words: `
      ja agora hora logo hoje ainda ai aqui la daqui ca entao assim so tambem tudo todo todos bem bom boa demais direto rapido
    `,
  },
  {
    beside: 'interjections',
    words: 'oi ola opa ei eita oxe uai ue vixe bah tche ah oh po ne hein haha pronto',
  },
  /** As people call each other, and us. */
  {
    beside: 'names',
    words: `
      amigo amiga moco moca querido querida amor vida flor anjo gente cara mano mana velho irmao parceiro chefe patrao
      senhor senhora rapaz rei menino menina
    `,
  },
  { says: 'yes', beside: 'names', words: 'lindo linda' },
  {
    beside: 'courtesy',
    words:
      'favor gentileza please obrigado obrigada grato grata agradeco thanks valeu tmj desculpa deus gracas viu',
  },
  { says: 'yes', beside: 'courtesy', words: 'amem' },
  {
    beside: 'the order and its payment',
    words: `
      pix qr code qrcode codigo chave copia cola pagamento cobranca pedido pedidos compra servico entrega pacote plano banco
      app
    `,
  },
  { beside: 'verbs that go before others', words: 'estou esta estao fico vou ir ser querer comecar' },
]

const wordsWhere = (holds: (row: YesRow) => unknown): string[] =>
  yesRows.filter(holds).flatMap((it) => wordsIn(it.words))

/** The words that say one of it by themselves, as phrases of a mark. */
export const phrasesOf = (...says: Array<YesRow['says']>): string =>
  wordsWhere((it) => it.says && says.includes(it.says)).join(' | ')

/** Words of a phrase that only nods. */
export const nods: ReadonlySet<string> = new Set(wordsWhere((it) => it.says?.startsWith('nod')))
/** Words that leave nothing over beside a yes. */
export const wordsOfYes: ReadonlySet<string> = new Set(
  wordsWhere((it) => it.says && it.says !== 'nod in a phrase'),
)
export const maybeMisspelt: readonly string[] = wordsWhere((it) => it.mayBeMisspelt)
export const besideYes: ReadonlySet<string> = new Set(wordsWhere((it) => it.beside))
export const namesBesideYes: readonly string[] = wordsWhere((it) => it.beside === 'names')

/** Whether a word beside a yes leaves it one. */
export const isBesideYes = (word: string): boolean => besideYes.has(word) || wordsOfYes.has(word)
