import type { Platform, ServiceType } from '@smm/contracts/products'
import { platformWords, serviceWords } from './lexicon-data.ts'
import { realWords } from './real-words.ts'
import { memoize } from '../../memoize.ts'
import { isWithinEdits } from './spelling.ts'

const shortestSlip = 5

/** The meaning of a word that is one of `exact`, or within a slip of one of `like`. */
const meaningOf = <Meaning extends string>(
  word: string,
  { exact, like }: { exact: ReadonlyMap<string, string>; like: ReadonlyMap<string, string> },
): Meaning | null => {
  if (realWords.has(word)) return null
  const slipped = () => [...like].find(([wanted]) => isWithinEdits(word, wanted))?.[1]
  return (exact.get(word) ?? (word.length < shortestSlip ? null : slipped()) ?? null) as Meaning | null
}

/** The service a word names, spelling slips allowed. */
export const serviceOf = memoize((word: string) => meaningOf<ServiceType>(word, serviceWords))
/** The service a word names right after a number, where it would be another word elsewhere: '500 escritos'. */
export const countedServiceOf = (word: string): ServiceType | null =>
  serviceOf(word) ?? (word === 'escritos' ? 'subscribers' : word === 'visual' ? 'views' : null)

/** 'ticktock', 'tiquetoque', 'tequitoki', and 'tktk' without its vowels */
const soundsLikeTiktok = /^t[iey]?(?:c|k|ck|qu)[eiu]?t[iou]?(?:c|k|ck|qu)[eio]?$/
/** The platform a word names, spelling slips allowed. */
export const platformOf = memoize((word: string): Platform | null =>
  soundsLikeTiktok.test(word) ? 'tiktok' : meaningOf<Platform>(word, platformWords),
)
