import { phrases } from './phrases.ts'

const ticket = '(chamad[oa]s?|tickets?|protocolos?|ocorrencias?|reclamac[a-z]+|queixas?)'
const how =
  '(esta|estao|anda|andam|ficou|ficaram|vai|vao|segue|fica|foi|deu|resolv[a-z]+|respond[a-z]+|olha[a-z]*|vi(u|ram)|analis[a-z]+)'

const asksAboutTicket = phrases(`
  (como|onde|quando|quanto|em que pe|que fim|alguem|ja|voces|cade|ninguem) .. ${how} .. ${ticket}
  (qual|quais|quantos|numero|passa|esqueci|perdi|aconteceu|acontecendo) .. ${ticket}
  (cade|consultar|acompanh*|saber (d[oe]|sobre)|ver) ((o|a|os|as|meus?|minhas?) )*${ticket}
  (status|andamento|situacao|novidades?|noticias?|resposta|retorno|atualizac*|previsao|posicao|fim) … ${ticket}
  (e|sobre) ((o|a|os|as|meus?|minhas?|aquel[ea]|ess[ea]|est[ea]) )*${ticket} ?
`)
/** With a question mark. */
const asksWhetherTicket = phrases(`
  ${ticket} ((que|eu|abri|aqui|ja|esse|ontem|hoje|ainda) )*${how}
`)

/** Said by a visitor who has a ticket, it is of that. */
const asksLoosely = phrases(`
  (e|cade|sobre|como (que )?(esta|ficou|anda|vai)) ((o|a|os|as|meu|minha|aquel[ea]|ess[ea]|est[ea]|mesmo) )*(problema|caso|assunto|questao)
  (ja|alguem|conseguiram|ninguem) (ja|me|conseguiram|conseguiu)? (resolver(am)?|resolveu|olharam|olhou|viram|viu|analisaram|respond(eram|eu)|verificaram)
  (alguma|tem|tem alguma|teve|teve alguma|e a|cade a|cade o|nenhuma|nada de|algum) (novidades?|noticias?|resposta|retorno|posicao|solucao) ((da|de|do|equipe|voces|pra|mim|ja|ainda|meu|problema|caso) )*([?.!]|$)
  ^(e ai ,? )?(foi )?resolv(eu|eram|ido|ida) ?
`)
const opensOne = phrases('abr(a|e|i|ir|o) (um|uma|outr[oa]|nov[oa])')
const opensAnother = phrases(
  '(outr[oa]|nov[oa]|mais um|mais uma) (chamado|ticket|protocolo|ocorrencia|reclamacao)',
)

/** Whether a message asks how a ticket stands: it says so, or only with a ticket in hand it may mean one. */
export function asksAfterTicket(plain: string): 'ticket' | 'news' | 'another' | null {
  if (opensAnother.test(plain)) return 'another'
  if (opensOne.test(plain)) return null
  if (asksAboutTicket.test(plain) || (plain.includes('?') && asksWhetherTicket.test(plain))) return 'ticket'
  return asksLoosely.test(plain) ? 'news' : null
}
