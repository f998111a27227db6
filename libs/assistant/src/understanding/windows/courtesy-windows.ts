import { isOneOf } from '../matching/phrase-pattern.ts'

const addressed =
  '(oi+|ola|opa|e ai|eai|bom dia|boa (tarde|noite)|moc[oa]|amig[oa]|gente|pessoal|querid[oa]|senhor(es|a)?|,|!|[.]|e)'
/** 'boa tarde, tudo bem?' */
export const courtesy = isOneOf(
  `(${addressed} )*(tudo (bem|bom|certo|joia|tranquilo)|beleza|como (vai|vao|esta|estao))( (com|por|ai|aqui|voces?|hoje|as?|coisas|vida|familia))*( [?!,.])+`,
)
