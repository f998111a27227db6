import type { Platform, ServiceType } from '@smm/contracts/products'

/** Matches any of the rows as whole words; a row holds words and phrases in regular-expression syntax. */
export const wholeWords = (rows: readonly string[], flags = ''): RegExp =>
  new RegExp(`\\b(?:${rows.join('|')})\\b`, flags)

/** Platform names as supplier panels write them. `other` platforms exclude a service, also beside one of ours. */
export const platformWords: Record<Platform | 'other', readonly string[]> = {
  instagram: ['insta(gram)?(s|es)?', 'ig', 'instagran', 'igtv', 'reels?'],
  youtube: ['you ?tube', 'yt', 'youtub'],
  tiktok: ['tik ?tok', 'tt', 'tictoc', 'tik ?toc'],
  other: [
    'facebook|fb|twitter|^x|(?<=/ ?)x|threads?|bluesky|linkedin|reddit|quora',
    'telegram|whats ?app|discord|clubhouse|snapchat|pinterest|tumblr|vk|onlyfans',
    'spotify|deezer|soundcloud|twitch|kick|rumble|trovo|steam|kwai|likee',
    'vimeo|dailymotion|google|seo|website|site|shopee',
  ],
}

/** Service types as supplier panels write them, in Portuguese and English. */
export const serviceTypeWords: Record<ServiceType, readonly string[]> = {
  followers: ['foll?ow(e|)r?e?s?', 'seguidor(e?s|as?)?', 'segs?', 'fans?', 'seguimento'],
  subscribers: ['subscribers?', 'subs?', 'inscrit[oa]s?', 'inscric(ao|oes)', 'assinantes?'],
  likes: ['likes?', 'curtidas?', 'hearts?', 'coracoes', 'gostei'],
  views: ['views?', 'vi[sz]ualizac(ao|oes)', 'visus?', 'plays?', 'reproducoes', 'visualizadas?'],
  comments: ['comm?ents?', 'comentarios?', 'coments?'],
  shares: ['shares?', 'compartilhamentos?', 'compartilhadas?'],
  saves: ['saves?', 'salvamentos?', 'salvos?', 'salvar', 'favou?rites?', 'favoritos', 'bookmarks?'],
}

/** Products we do not sell whose names carry one of the words above. */
export const excludedWords: Record<string, readonly string[]> = {
  livestream: ['lives?(?! support)', 'live ?stream\\w*', 'ao vivo', 'espectador\\w*', 'viewers?'],
  story: ['stor(y|ys|ies)', 'highlights?', 'destaques?'],
  automatic: [
    'auto(matic[oa]?s?)? ?(likes?|views?|followers?|comments?|saves?|shares?)',
    'auto(matic[oa]?s?)? ?(curtidas?|visualiza\\w*|comentarios?)',
    '(likes?|views?|comments?|curtidas?|visualizacoes|comentarios) automatic[oa]s?',
    'future posts?',
    'proxim[oa]s (posts?|fotos?|publicacoes)',
  ],
  reactionToComments: [
    'comments? (likes?|replies|upvotes?)',
    'likes? (on|for|to|in) (the )?comments?',
    'curtidas? (em|no|nos|para|de) comentarios?',
    'replies',
    'respostas',
  ],
  watchTime: [
    'watch ?(time|hours?)',
    'horas? (de )?(exibicao|visualizacao|assistidas)',
    'tempo de exibicao',
    '4000 ?(h|hours?|horas)',
    'monetiza\\w*',
  ],
  interaction: ['polls?', 'enquetes?', 'votes?', 'votos?', 'mentions?', 'mencoes', 'dms?', 'directs?'],
  account: [
    'blue (badge|tick)|selo|verificacao|pva|old accounts?|accounts? (for|to) (sale|buy)',
    'contas? (antigas?|prontas?|a venda)',
  ],
  community: ['members?|membros?|groups?|grupos?|broadcast|transmissao|community|comunidade'],
  negativeOrGift: [
    'dislikes?|deslikes?|unfollow|reports?|denuncias?|unban|reposts?',
    'coins?|moedas|gifts?|presentes|battles?|pk|premieres?|estreias?',
  ],
  bundle: ['combos?', 'kits?', 'packages?', 'pacotes?'],
}

/** Metrics of a profile that are no service type of ours. */
export const metricWords: readonly string[] = [
  'impress(ions?|oes)|reach|alcance|profile visits?|visitas?|interactions?|engajamento',
]

/** Audiences outside Brazil, matched without regard to case. */
export const foreignWords: readonly string[] = [
  'usa|uk|europe\\w*|geo|arab\\w*|turk\\w*|russia\\w*|iran\\w*|nigeria\\w*',
  'india\\w*|indonesia\\w*|chin\\w*|korea\\w*|japan\\w*',
]
