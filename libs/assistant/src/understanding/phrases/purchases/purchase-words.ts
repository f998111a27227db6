import { wordsIn } from '../../words/word-lists.ts'

/*
 * The words that tell of a purchase, for `purchase-phrases.ts` and `wish-phrases.ts`: verbs by their stem and tense, so
 * that what happened is never taken for what is wanted. N, G, T and M are the letters of `readStory`.
 */

/** Up to five of these words, each with its blank: '(ja |so ){0,5}'. Bounded, or a hostile message takes for ever. */
export const some = (words: string): string =>
  `(${words
    .trim()
    .split(/\||\s*\n\s*/)
    .join(' |')} ){0,5}`

/** It came: 'chegou', 'xegaram', 'caiu'. */
export const came = `(cheg(ou|aram|o|aro|ava|avam)|ca(iu|iram|iro)|entr(ou|aram|o|aro)|v(eio|ieram
  iero|eo)|aparec(eu|eram)|sub(iu|iram)|(pint|ping|cont|credit|complet|comec|termin|acab|mud|mex|and
  aument|funcion)(ou|aram)|contabilizou|bat(eu|eram)|mex(eu|eram)|cresc(eu|eram)|conclui(u|ram)
  sa(iu|iram|iam)|aconteceu)`
/** It was delivered or received. */
export const gave = `((entreg|mand|envi|coloc|bot)(ou|aram)|entreguei|p(os|useram)|vend(eu|eram)
  receb(i|emos|eu)|ganhei)`
export const coming =
  '((cheg|entr|cont|entreg|aument|mud|funcion)ando|(ca|sub|v)indo|(aparec|receb|cresc)endo)'
/** It went away again. */
export const fell = `(perd(i|eu|eram|endo|emos)|ca(iu|iram|indo|iro)|sum(iu|iram|indo)|diminu(iu
  iram|indo)|desc(eu|eram|endo)|sa(iu|iram|indo|iro)|(baix|despenc|evapor)(ou|aram|ando)
  desaparec(eu|eram|endo)|(zer|tir|apag|limp|derrub)(ou|aram)|remov(eu|eram)|exclui(u|ram)|fo(i
  ram) (tudo |tod[oa]s )?embora|fo(i|ram) (removid|apagad|retirad|excluid|derrubad)[oa]s?)`
export const delivery = '(entregas?|pedidos?|compras?|servicos?|encomendas?)'
/** The visitor ordered or paid. */
export const bought = `(compr(ei|amos)|pag(uei|uemos|amos)|contrat(ei|amos)|encomendei
  adquiri(mos)?|transferi|M (foi |foram )?(debitad|descontad|cobrad)[oa]s?|(debit|descont)(ou
  aram)|peguei .. com voces|(fiz|fizemos|realizei|efetuei|conclui|fechei) ((o|a|um|uma|meu|minha|essa
  esse|outro|outra) )?(pedido|compra|pagamento|pix|transferencia|encomenda))`
/** Before goods that are known: 'meus 500'. */
export const definite = 'os|as|meus|minhas|nossos|nossas'
/** Somebody, the visitor or another, bought or lost something. */
export const dealt = `((compr|contrat|encomend|fech|gast|invest|us)(ei|ou|aram|amos)|pe?a?g(uei|ou|aram|amos)|perd(i|eu)
  ca(i|iu)|enganad[oa]|lev(ei|ou))`
/** Before 'gringo', or behind 'num', it is not ours. */
export const otherShop = `(sites?|app?s?|aplicativos?|plataformas?|agencias?|empresas?|lojas?|pain(el|eis)|gring[oa]s?)`
export const page = '(link|perfil|conta|arroba|video|post|canal|pagina|usuario|lugar|foto)'
export const notNot = '(?<!(nao|nunca|nem|se|no) (me |foi |foram )?)'

const ours = `(N|G|M|${delivery}|pacotes?|planos?|pix|resto|restante|valor|primeir[oa]s?|ultim[oa]s?
  mesm[oa]s?|outr[oa]s|seus?|tudo|tod[oa]s|que|dinheiro|link|comprovante|perfil|conta|canal|publicacao|post
  foto|video|reels?|insta[a-z]*|tiktok|youtube|manha|tarde|noite|cedo|semana|mes|dia)`
const determiner =
  '(o|a|os|as|um|uma|uns|umas|meus?|minhas?|ess[ea]s?|aquel[ea]s?|de|d[oa]s?|pel[oa]s?|por|em|n[oa]s?|num|numa)'
/** Before a verb: 'o bolo atrasou' tells of something else. */
export const itsSubject = `(?<!(?<![a-z])${determiner} (?!${ours}(?!\\w))[a-z]+ )`
/** After a verb: what the shop has to do with. 'Paguei a luz' and 'caiu a internet' tell of something else. */
export const itsObject = `(?! ${some('ja|aqui|ai|ontem|hoje|la|so|tambem|ate|agora')}${determiner} (?!(${determiner} ){0,2}${some('mais|pouc[oa]s?|quase|tod[oa]s?|[oa]s')}${ours}(?!\\w))[a-z])`

/** Words beside goods with an article, where one of the offers is picked: 'os 500, por favor'. */
export const picking = new Set(
  wordsIn(`N G M oi ola opa boa bom dia tarde noite moca moco gente por favor mesmo mesma sim entao ok certo isso pode ser fico
  com agora hoje ai ja aqui ne viu obrigado obrigada haha beleza insta instagram ig tik tok tiktok tt youtube yt canal
  perfil conta post publicacao foto video reel reels pagina loja link brasileiros brasileiras reais novos o a os as um
  uma uns umas de do da dos das no na nos nas nesse nessa neste desse em pro pra para ao e ou eu meu minha meus minhas
  esse essa esses essas este esta aquele aqueles aquelas so apenas mais outro outra novo nova pedido de tem teria teriam vende
  vendem fazem faz entregam colocam aceito topo partiu fecha fechado fechou combinado perfeito otimo repete renovar pensei
  pensando ia estava querer querendo solicito vamos ve urgente pix pago que seja sejam real garantia ainda anuncio decidido
  nao caia caiam suma sumam voce voces sao`),
)
