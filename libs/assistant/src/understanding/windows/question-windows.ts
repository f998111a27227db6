import { isOneOf, startsWith } from '../matching/phrase-pattern.ts'

const addressed =
  '(oi+|ola|opa|e ai|eai|bom dia|boa (tarde|noite)|moc[oa]|amig[oa]|gente|pessoal|querid[oa]|senhor(es|a)?|,|!|[.]|e)'
/** 'boa tarde, tudo bem?' */
export const courtesy = isOneOf(
  `(${addressed} )*(tudo (bem|bom|certo|joia|tranquilo)|beleza|como (vai|vao|esta|estao))( (com|por|ai|aqui|voces?|hoje|as?|coisas|vida|familia))*( [?!,.])+`,
)

/** Words by which a sentence tells a reason, however like a question it goes on. */
export const leadsToReason = startsWith('(e)? porque | pois | e que')

/** 'choveu o dia todo, acredita? …' asks nothing. */
export const rhetorical = /(?<=\b(?:acredita|acreditam|pode isso)\s*)\?(?=\s+\p{L})/giu
/** 'vou falar com ele antes, tá?' */
export const tagQuestion = /(, ?esta|(^|[ ,])(ne|viu|ok|certo|hein|sabe|entende(u)?)) ?\?/g

/** Words by which a question stands before the yes, and not beside it. */
export const holdsBack = startsWith('(e )?(mas|porem|so que|so se|antes|primeiro|desde|caso)( .*)?')

/** 'qual é a política da casa?', after what was told. */
export const leaningBack = {
  which: startsWith('(e)? (qual|quais)'),
  namesGoods: /\d|seguidor|inscrit|curtid|view|visualiz/,
}
