import { isBesideYes, wordsOfYes } from '../phrases/yes/yes-words.ts'
import { falseFriends } from '../words/false-friends.ts'
import { memoize } from '../../memoize.ts'
import { adverbial, augmentative } from '../windows/yes-windows.ts'
import { isWithinOneEdit } from '../words/spelling.ts'

const slippedYes = [...wordsOfYes].filter((it) => it.length >= 6)
/** Short words that are a yes by themselves: swapped or doubled letters leave them one. */
const plainYes = ['sim', 'isso', 'certo', 'claro', 'exato', 'fechou', 'gera', 'bora']

/** A word that was meant to be a yes: 'comfirmo', 'ssim', 'fechadão'. */
export const isSlip = memoize(
  (word: string): boolean =>
    !isBesideYes(word) &&
    !falseFriends.has(word) &&
    (word.length >= 6
      ? isAugmented(word) || slippedYes.some((it) => it[0] === word[0] && isWithinOneEdit(word, it))
      : plainYes.some((it) => isSwapped(word, it) || withoutDoubles(word) === withoutDoubles(it))),
)
/** 'fechadão', 'confirmadaço', 'perfeitamente' */
const isAugmented = (word: string) =>
  wordsOfYes.has(word.replace(adverbial, '')) ||
  slippedYes.some((it) => it.slice(0, -1) === word.replace(augmentative, ''))

/** 'ssim', 'iso' */
const withoutDoubles = (word: string) => word.replace(/(.)\1+/g, '$1')
/** 'isos', 'smi' */
const isSwapped = (word: string, wanted: string) =>
  [...word].sort().join() === [...wanted].sort().join() && isWithinOneEdit(word, wanted)
