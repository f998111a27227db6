import type { Platform, ServiceType } from '@smm/contracts/products'
import { realWords } from './real-words.ts'
import { remembered } from './remembered.ts'
import { isLike } from './spelling.ts'

type Entry<Meaning> = { meaning: Meaning; exact: string[]; like: string[]; sounds?: RegExp }

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
    exact: ['sub', 'subs', 'inscrito', 'inscricao', 'inscricoes', 'insc'],
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
    // 'ticktock', 'tiquetoque', 'tequitoki'
    sounds: /^t[iey](c|k|ck|qu)[eiu]?t[ou](c|k|ck|qu)[eio]?$/,
  },
]

const onlyCounted: Record<string, ServiceType> = { escritos: 'subscribers', visual: 'views' }

function meaningOf<Meaning>(word: string, entries: Array<Entry<Meaning>>): Meaning | null {
  if (realWords.has(word)) return null
  for (const it of entries) if (it.exact.includes(word) || it.sounds?.test(word)) return it.meaning
  if (word.length < 5) return null
  for (const it of entries) if (it.like.some((wanted) => isLike(word, wanted))) return it.meaning
  return null
}

/** The service a word names, spelling slips allowed. */
export const serviceOf = remembered((word: string): ServiceType | null => meaningOf(word, services))
/** The service a word names right after a number, where it would be another word elsewhere: '500 escritos'. */
export const countedServiceOf = (word: string): ServiceType | null =>
  serviceOf(word) ?? onlyCounted[word] ?? null
/** The network a word names, spelling slips allowed. */
export const platformOf = remembered((word: string): Platform | null => meaningOf(word, platforms))
