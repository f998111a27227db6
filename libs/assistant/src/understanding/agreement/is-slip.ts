import { isBesideYes, maybeMisspelt } from '../phrases/yes/yes-words.ts'
import { falseFriends } from '../words/false-friends.ts'
import { memoize } from '../../memoize.ts'
import { adverbial, augmentative } from '../windows/yes-windows.ts'
import { isWithinOneEdit } from '../words/spelling.ts'

/** A longer word may have another letter too, a shorter one only swapped or doubled ones. */
const isLongWord = (word: string) => word.length >= 6
const longYes = maybeMisspelt.filter(isLongWord)
const shortYes = maybeMisspelt.filter((it) => !isLongWord(it))

/** A word that was meant to be a yes: 'comfirmo', 'ssim', 'confirmadão'. */
export const isSlip = memoize(
  (word: string): boolean =>
    !isBesideYes(word) &&
    !falseFriends.has(word) &&
    (isLongWord(word)
      ? isAugmented(word) || longYes.some((it) => it[0] === word[0] && isWithinOneEdit(word, it))
      : shortYes.some((it) => isSwapped(word, it) || withoutDoubles(word) === withoutDoubles(it))),
)
/** 'confirmadão', 'confirmadaço', 'corretamente' */
const isAugmented = (word: string) => {
  const [adjective, plain] = [word.replace(adverbial, ''), word.replace(augmentative, '')]
  return longYes.some((it) => it === adjective || it.slice(0, -1) === plain)
}

/** 'ssim', 'iso' */
const withoutDoubles = (word: string) => word.replace(/(.)\1+/g, '$1')
/** 'isos', 'smi' */
const isSwapped = (word: string, wanted: string) =>
  [...word].sort().join() === [...wanted].sort().join() && isWithinOneEdit(word, wanted)
