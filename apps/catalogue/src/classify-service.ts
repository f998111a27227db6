import type { Platform, Product, ServiceType } from '@smm/contracts/products'

/** How panels write the platforms. The others are known so that a name about two of them is left alone. */
const platformWords: Array<[Platform | 'other', RegExp]> = [
  ['instagram', /\binsta(gram)?(s|es)?\b|\big\b|\binstagran\b|\bigtv\b|\breels?\b/],
  ['youtube', /\byou ?tube\b|\byt\b|\byoutub\b/],
  ['tiktok', /\btik ?tok\b|\btt\b|\btictoc\b|\btik ?toc\b/],
  [
    'other',
    /\b(facebook|fb|twitter|telegram|spotify|twitch|kwai|threads?|linkedin|discord|pinterest|snapchat|soundcloud|whats ?app|kick|rumble|deezer|vimeo|dailymotion|reddit|quora|tumblr|vk|clubhouse|likee|trovo|onlyfans|website|site|google|seo|shopee|steam|bluesky)\b|^x\b|\/ ?x\b/,
  ],
]

const typeWords: Array<[ServiceType, RegExp]> = [
  ['followers', /\bfoll?ow(e|)r?e?s?\b|\bseguidor(e?s|as?)?\b|\bsegs?\b|\bfans?\b|\bseguimento\b/],
  ['subscribers', /\bsubscribers?\b|\bsubs?\b|\binscrit[oa]s?\b|\binscric(ao|oes)\b|\bassinantes?\b/],
  ['likes', /\blikes?\b|\bcurtidas?\b|\bhearts?\b|\bcoracoes\b|\bgostei\b/],
  ['views', /\bviews?\b|\bvi[sz]ualizac(ao|oes)\b|\bvisus?\b|\bplays?\b|\breproducoes\b|\bvisualizadas?\b/],
  ['comments', /\bcomm?ents?\b|\bcomentarios?\b|\bcoments?\b/],
  ['shares', /\bshares?\b|\bcompartilhamentos?\b|\bcompartilhadas?\b/],
  [
    'saves',
    /\bsaves?\b|\bsalvamentos?\b|\bsalvos?\b|\bsalvar\b|\bfavou?rites?\b|\bfavoritos\b|\bbookmarks?\b/,
  ],
]

/** Things that carry one of our words and are another product. */
const otherThings = [
  /\blives?\b(?! support)|\blive ?streams?|\bao vivo\b|\bespectador|\bviewers?\b/,
  /\bstor(y|ys|ies)\b|\bhighlights?\b|\bdestaques?\b/,
  /\bauto(matic[oa]?s?)? ?(likes?|views?|followers?|comments?|curtidas?|visualiza\w*|comentarios?|saves?|shares?)\b/,
  /\b(likes?|views?|curtidas?|visualizacoes|comentarios|comments?) automatic[oa]s?\b|\bfuture posts?\b|\bproxim[oa]s (posts?|fotos?|publicacoes)\b/,
  /\bcomments? (likes?|replies|upvotes?)\b|\blikes? (on|for|to|in) (the )?comments?\b|\bcurtidas? (em|no|nos|para|de) comentarios?\b|\breplies\b|\brespostas\b/,
  /\bwatch ?(time|hours?)\b|\bhoras? (de )?(exibicao|visualizacao|assistidas)\b|\btempo de exibicao\b|\b4000 ?(h|hours?|horas)\b|\bmonetiza/,
  /\b(polls?|enquetes?|votes?|votos?|mentions?|mencoes|dms?|directs?)\b/,
  /\bblue (badge|tick)\b|\bselo\b|\bverificacao\b|\bpva\b|\bold accounts?\b|\baccounts? (for|to) (sale|buy)\b|\bcontas? (antigas?|prontas?|a venda)\b/,
  /\bmembers?\b|\bmembros?\b|\bgroups?\b|\bgrupos?\b|\bbroadcast\b|\btransmissao\b|\bcommunity\b|\bcomunidade\b/,
  /\bdislikes?\b|\bdeslikes?\b|\breposts?\b|\bcoins?\b|\bmoedas\b|\bgifts?\b|\bpresentes\b|\bbattles?\b|\bpk\b/,
  /\bpremieres?\b|\bestreias?\b|\breports?\b|\bdenuncias?\b|\bunban\b|\bcombos?\b|\bkits?\b|\bpackages?\b|\bpacotes?\b|\bunfollow\b/,
]

const onlyCounts =
  /\bimpress(ions?|oes)\b|\breach\b|\balcance\b|\bprofile visits?\b|\bvisitas?\b|\binteractions?\b|\bengajamento\b/

/** Lower case, without accents, marks and pictures: "Visualizações" → "visualizacoes". */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9|[\](){}/+]+/g, ' ')
    .trim()

const wordsIn = <Word>(table: Array<[Word, RegExp]>, text: string) =>
  table.filter(([, pattern]) => pattern.test(text)).map(([word]) => word)

/** The name before its brackets and bars: what is sold, without speed, guarantee and origin. */
function headOf(name: string): string {
  const bare = name.replace(/[[({][^\])}]*[\])}]/g, ' ')
  const segments = bare.split('|').map((segment) => segment.trim())
  return segments.find((segment) => wordsIn(typeWords, segment).length > 0) ?? bare
}

/**
 * Which of our products a service of the supplier is, judged by its name and, where that is silent, by its category.
 * Undefined when it is none of ours or when it could be more than one: a wrong delivery costs more than a missing offer.
 */
export function classifyService(service: { name: string; category: string }): Product | undefined {
  const [name, category] = [plain(service.name), plain(service.category)]
  if (otherThings.some((pattern) => pattern.test(name) || pattern.test(withoutLists(category))))
    return undefined
  const named = wordsIn(platformWords, name)
  const found = named.length > 0 ? named : wordsIn(platformWords, category)
  const platform = found[0]
  if (found.length !== 1 || !platform || platform === 'other') return undefined
  const serviceType = typeOf(name, category)
  return serviceType && fitted(platform, serviceType)
}

// A category may list what it holds ("Likes / Story / Live"): only one that speaks of a single thing rules a service out.
const withoutLists = (category: string) => (/[/|+]/.test(category) ? '' : category)

function typeOf(name: string, category: string): ServiceType | undefined {
  const head = wordsIn(typeWords, headOf(name).split(/\bfrom\b/)[0] ?? '')
  if (head.length > 0) return head.length === 1 ? head[0] : undefined
  if (onlyCounts.test(name)) return undefined
  for (const text of [name, category]) {
    const types = wordsIn(typeWords, text)
    if (types.length > 0) return types.length === 1 ? types[0] : undefined
  }
  return undefined
}

// YouTube has subscribers where the others have followers, and panels mix the words up.
function fitted(platform: Platform, serviceType: ServiceType): Product | undefined {
  if (platform === 'youtube' && serviceType === 'followers') return { platform, serviceType: 'subscribers' }
  if (platform !== 'youtube' && serviceType === 'subscribers') return undefined
  if (platform === 'youtube' && serviceType === 'saves') return undefined
  return { platform, serviceType }
}
