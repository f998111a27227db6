import { wordsIn } from '../../words/word-lists.ts'

/**
 * Words that say yes by themselves: beside a yes they leave nothing over, and a slip of one is one. `agreement-phrases.ts` has
 * those that agree alone; what a verb of the lexicon is ('issue~') stands here only for its slips, or before another object.
 */
export const wordsOfYes = new Set(
  wordsIn(`
    sim isso esse essa certo claro exato pode vai bora quero gera manda faz passa fecha fechou
    confirmo confirma confirme confirmado confirmada confirmados confirmar correto correta corretos corretas perfeito
    perfeita exatamente certeza certinho combinado fechado aceito concordo autorizo autorizado autorizada aprovado
    aprovada positivo afirmativo tranquilo maravilha excelente beleza
  `),
)

/** Words of a phrase that only nods: they praise or take note, and may mean what was answered last. */
export const nods = new Set(
  wordsIn(`
    ok okok certo certa certinho perfeito perfeitinho perfeitamente otimo excelente maravilha maravilhoso beleza belezinha
    joia joinha show bola massa top legal bacana tranquilo suave daora dahora arretado uhum aham hunrum gostei muito 👍
  `),
)

/** Words beside a yes that change nothing, by what they are. Any other word or two there are left to the classifier. */
export const groupsBesideYes = {
  'articles and prepositions':
    'o u a os as um uma de do da dos das no na nos nas em e com por pra para pro pelo pela ao',
  pronouns: `
    me mim eu te lhe voce voces nois ele ela meu meus minha seu sua nosso nossa dele dela aquele aquela esses essas
    desse dessa deste nesse nessa
  `,
  'here, now and how': `
    ja agora hora logo hoje ainda ai aqui la daqui ca entao assim so tambem tudo todo todos bem bom boa demais direto rapido
  `,
  interjections: 'oi ola opa ei eita oxe uai ue vixe bah tche ah oh po ne hein haha pronto',
  /** As people call each other, and us. */
  names: `
    amigo amiga moco moca querido querida amor vida flor anjo lindo linda gente cara mano mana velho irmao parceiro chefe
    patrao senhor senhora rapaz rei menino menina
  `,
  courtesy:
    'favor gentileza please obrigado obrigada grato grata agradeco thanks valeu tmj desculpa deus gracas amem viu',
  'the order and its payment': `
    pix qr code qrcode codigo chave copia cola pagamento cobranca pedido pedidos compra servico entrega pacote plano banco
    app
  `,
  'verbs that go before others': 'estou esta estao fico vou ir ser querer comecar',
}
export const besideYes = new Set(Object.values(groupsBesideYes).flatMap(wordsIn))

/** Whether a word beside a yes leaves it one. */
export const isBesideYes = (word: string): boolean => besideYes.has(word) || wordsOfYes.has(word)
