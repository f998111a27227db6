import { isOneOf, startsWith } from '../../matching/phrase-pattern.ts'
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

/** Words before a verb of a yes, by which it is none. */
export const beforeYes = {
  denies: isOneOf(
    '(nao|nem|nunca|jamais)( (vou|vai|vamos|vao|iremos|quero|queremos|posso|podemos|consigo))?|nada (vou|posso|podemos|consigo)',
  ),
  /** 'vou passar pra ele', 'ele vai mandar', 'Deus sabe o que faz' */
  tells: isOneOf('(\\S+ )?(vou|irei|vai|vao|ia|garantia)|o que'),
}
/** Verbs of a yes whatever their object: 'confirmo o endereço', 'fechado o negócio'. */
export const agreeingVerb = startsWith('(confirm|autoriz|aprov|fech|concord)[a-z]*')
/** 'Certo' is a nod, 'tá certo' says that the recap is right. */
export const saysRight = startsWith('(cert|corret)[a-z]*')

/** Words behind a verb of a yes. */
export const behindYes = {
  article: isOneOf('o|a|os|as|um|uma|uns|umas|seu|sua|seus|suas|me|mais'),
  small: isOneOf(`
    ai|la|ja|logo|me|isso|ess[ea]s?|o|a|os|as|meus?|minhas?|seus?|suas?|noss[oa]s?|uma?|uns|umas
    entao|agora|so|tudo|tod[oa]s|el[ea]s?|mim|gente|nos|voce|amanha|sim|por|favor|cada
  `),
  toward: isOneOf('pra|pro|para|no|na|em|nesse|nessa|com|de|do|da|num|numa'),
  us: isOneOf('mim|nos|gente|eu'),
  ahead: isOneOf('frente|adiante|diante|boa|paz'),
}
/** Words of something else, beside which a word or two left over are a story: 'mandei', 'estava', 'voltar', 'depois'. */
export const ofStory = isOneOf(`
  \\S*..(ava|avam|aram|eram|iram|ando|endo|indo|asse|esse|isse) | \\S*...(ei|ou|ar|er|ir)
  era|eram|foi|foram|fui|tinha|tive|fiz|fez|queria|ia|disse|vi|deu|ver|depois|antes|quando|mas|se
`)
/** 'quero ser tratado como …' */
export const wishesDeed = isOneOf('(quero|queria|preciso|gostaria) \\S+[aei]r')
