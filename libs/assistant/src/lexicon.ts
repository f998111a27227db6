import type { Platform, ServiceType } from '@smm/contracts/products'
import { isLike } from './spelling.ts'

type Entry<Meaning> = { meaning: Meaning; exact: string[]; like: string[] }

const services: Array<Entry<ServiceType>> = [
  {
    meaning: 'followers',
    exact: ['seg', 'segs', 'sgdr', 'sgdrs', 'seguidor', 'follow', 'follows', 'fans', 'segudor', 'seguimores'],
    like: ['seguidores', 'seguidor', 'seguidoras', 'followers', 'follower', 'seguidorzinhos'],
  },
  {
    meaning: 'likes',
    exact: [
      'like',
      'likes',
      'laik',
      'laiks',
      'leik',
      'leiks',
      'likezinhos',
      'joinha',
      'joinhas',
      'coracoes',
      'coracao',
      'coracaozinho',
      'curts',
    ],
    like: ['curtidas', 'curtida', 'curtidinhas'],
  },
  {
    meaning: 'subscribers',
    exact: ['sub', 'subs', 'inscrito', 'escritos', 'inscricao', 'inscricoes', 'insc'],
    like: ['inscritos', 'inscrito', 'inscritas', 'inscrita', 'subscribers', 'subscriber', 'inscricoes'],
  },
  {
    meaning: 'views',
    exact: [
      'view',
      'views',
      'vews',
      'viws',
      'visu',
      'visus',
      'vizu',
      'vizus',
      'plays',
      'play',
      'visualiza',
      'visualisa',
      'visual',
      'reproducoes',
      'viewers',
    ],
    like: [
      'visualizacoes',
      'visualizacao',
      'visualisacoes',
      'visualizassao',
      'visualizassoes',
      'visualizacaos',
    ],
  },
  {
    meaning: 'comments',
    exact: ['coment', 'coments', 'comments', 'comment'],
    like: ['comentarios', 'comentario'],
  },
  { meaning: 'shares', exact: ['shares', 'share'], like: ['compartilhamentos', 'compartilhamento'] },
  { meaning: 'saves', exact: ['salvos', 'saves', 'salvamento'], like: ['salvamentos'] },
]

const platforms: Array<Entry<Platform>> = [
  {
    meaning: 'instagram',
    exact: [
      'insta',
      'ig',
      'instinha',
      'inta',
      'isnta',
      'istagram',
      'insto',
      'reel',
      'reels',
      'feed',
      'instas',
    ],
    like: ['instagram', 'instagran', 'intagram'],
  },
  {
    meaning: 'youtube',
    exact: [
      'yt',
      'ytb',
      'youtub',
      'utube',
      'iutube',
      'iutubi',
      'youtuber',
      'tube',
      'short',
      'shorts',
      'yutube',
      'yutubi',
    ],
    like: ['youtube', 'youtubi'],
  },
  {
    meaning: 'tiktok',
    exact: ['tt', 'ttk', 'tok', 'tiktoc', 'tictoc', 'tiktik', 'titok', 'tiktk'],
    like: ['tiktok', 'tictok', 'tiktoker'],
  },
]

/** Words within a slip of a service's name that mean something else. */
const falseFriends = new Set(
  'seguir seguira seguidos seguida seguinte seguro segura seguros segunda segundo segundos seguranca cortadas corridas custa curta curto curtas descrito escrito inscrever comentar'.split(
    ' ',
  ),
)

function meaningOf<Meaning>(word: string, entries: Array<Entry<Meaning>>): Meaning | null {
  if (falseFriends.has(word)) return null
  for (const it of entries) if (it.exact.includes(word)) return it.meaning
  if (word.length < 5) return null
  for (const it of entries) if (it.like.some((wanted) => isLike(word, wanted))) return it.meaning
  return null
}

/** The service a word names, spelling slips allowed. */
export const serviceOf = (word: string): ServiceType | null => meaningOf(word, services)
/** The network a word names, spelling slips allowed. */
export const platformOf = (word: string): Platform | null => meaningOf(word, platforms)

/** Things asked for that are in no catalogue of ours; the first pattern found names it. */
const notOurs: Array<[RegExp, string]> = [
  [
    /\bhoras? (assistidas|de exibicao|de visualizacao|de watch|publicas|no canal|pro canal|pra monetizar)\b|\bwatch ?time\b|\b4 ?(mil|000|k) horas\b/,
    'horas de exibição',
  ],
  [/\b(selo|verificad[oa]|conta verificada|selinho)\b/, 'selo de verificado'],
  [/\b(dislikes?|deslikes?|descurtidas?)\b/, 'descurtidas'],
  [
    /\b(espectador(es)?|pessoas na live|viewers? (na|pra|em) live|(pessoas|gente) (assistindo|na minha live))\b/,
    'espectadores para transmissão ao vivo',
  ],
  [/\b(votos?|enquete)\b/, 'votos'],
  [
    /\b(curtidas?|likes?) (em|no|nos|pro|do|dos|para o|pra um|num) (meu |meus )?comentarios?\b/,
    'curtidas em comentários',
  ],
  [/\bmembros?\b|\bgrupos? (de|do|no|pro) whatsapp\b/, 'membros para grupos ou canais'],
  [/\b(retweets?|reposts?)\b/, 'republicações'],
  [
    /\b(avaliac(ao|oes)|reviews?|estrelas) (no|do|na|pro|para|de) (google|meu negocio|app|ifood)/,
    'avaliações',
  ],
  [/\b(facebook|face book|fb|fanpage)\b/, 'serviços para o Facebook'],
  [/\b(twitter|tuiter)\b|\b(no|pro|para o|pra o) x\b/, 'serviços para o X (Twitter)'],
  [
    /\b(vend\w+|compr\w+|tem) (uma |umas |um |a )?(contas?|perfis|perfil|canal|canais|paginas?)( pront[oa]s?| antig[oa]s?)?(?= (com|do|da|de|no|na|pront\w+)| \?|$)/,
    'contas prontas',
  ],
  [
    /\b(tirar?|remover|apagar|diminuir) (os |as )?(seguidor\w*|inscrit\w*|curtid\w*) (de|do|da|dos)\b/,
    'esse tipo de serviço',
  ],
  [
    /\b(cri\w+|fazem|faz|fazer) (um |uns |o )?(sites?|logo|logotipo|aplicativo|artes?|edicao|videos?)\b|\b(no|pro) google\b|\b(um|meu|minha) (site|loja virtual)\b/,
    'esse tipo de serviço',
  ],
  [/\bkwai\b/, 'serviços para o Kwai'],
  [/\b(twitch|twich)\b/, 'serviços para a Twitch'],
  [/\b(spotify|spotfy|deezer|soundcloud|ouvintes|streams?)\b/, 'serviços para música'],
  [/\b(telegram|telegran|discord)\b/, 'serviços para o Telegram ou o Discord'],
  [
    /\b(linkedin|linkedim|pinterest|threads|snapchat|onlyfans|bluesky|blue sky|reddit|tumblr|badoo|tinder|shopee|mercado livre|koo|rumble|privacy\.com)\b/,
    'serviços para essa rede',
  ],
  [
    /\b(visualizacoes|visualizacao|views?|curtidas?|likes?)\b.{0,25}\b(story|stories|storys|estories)\b/,
    'visualizações de stories',
  ],
  [
    /\b(hackear|invadir|rackear|raquear|clonar|derrubar)\b|\b(apagar|excluir|deletar|tirar do ar) (um |o |esse |aquele )?(perfil|conta|canal|post|video)\b|\bdenuncias?\b.{0,20}\b(perfil|conta)\b/,
    'esse tipo de serviço',
  ],
  [
    /\b(recuperar|desbloquear|reativar) (a |minha |o |meu )*(conta|perfil|insta\w*)\b/,
    'recuperação de contas',
  ],
  [
    /\b(gerenciar|gestao|administrar|gerenciamento)\b.{0,20}\b(redes?|perfil|insta\w*|conta)\b|\btrafego pago\b|\b(propagandas?|publicidade|impulsionamento) pag[oa]s?\b|\banuncios?\b/,
    'gestão de redes ou anúncios',
  ],
]

/** What nobody sells here, named in Portuguese; null when the text asks for no such thing. */
export const unsoldIn = (plain: string): string | null =>
  notOurs.find(([pattern]) => pattern.test(plain))?.[1] ?? null
