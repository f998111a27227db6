import { nounRows, verbRows } from './lexicon-data.ts'
import { wordsIn } from './word-lists.ts'
import { formsOf } from './verb-forms.ts'

const none: readonly string[] = []
const tagsByWord = buildTags()

export const lexiconTags: readonly string[] = [...new Set([...tagsByWord.values()].flat())]

/** The tags of a word in the lexicon, such as 'wish~' or 'issue.past~'. */
export const tagsOf = (word: string): readonly string[] => tagsByWord.get(word) ?? none

function buildTags(): Map<string, string[]> {
  const tags = new Map<string, string[]>()
  const add = (word: string, tag: string) => {
    const known = tags.get(word)
    if (!known) tags.set(word, [tag])
    else if (!known.includes(tag)) known.push(tag)
  }
  for (const [tag, row] of Object.entries(verbRows))
    for (const verb of wordsIn(row)) {
      for (const it of formsOf(verb, 'present', 'imperfect')) add(it, `${tag}~`)
      if (!verb.startsWith('=')) for (const it of formsOf(verb, 'past')) add(it, `${tag}.past~`)
    }
  for (const [tag, row] of Object.entries(nounRows)) for (const noun of wordsIn(row)) add(noun, `${tag}~`)
  return tags
}
