import { isOneOf, startsWith } from '../matching/phrase-pattern.ts'

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

/** Endings of a word of a yes: 'confirmadão', 'corretamente'. */
export const augmentative = /(?:ac[oa]|ao|issim[oa]|inh[oa]|zinh[oa]|errim[oa])$/
export const adverbial = /mente$/

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
