import { nounRows, verbRows } from './lexicon-data.ts'

const none: readonly string[] = []
const presentEndings: Record<string, string> = {
  ar: 'ar arem a am o amos ando aria ariam ava avam e em emos',
  er: 'er erem e em o emos endo eria eriam ia iam a am amos',
  ir: 'ir irem i e em o imos indo iria iriam ia iam a am amos',
}
const pastEndings: Record<string, string> = {
  ar: 'ei ou aram amos ado ada ados adas',
  er: 'i eu eram emos ido ida idos idas',
  ir: 'i iu iram imos ido ida idos idas',
}
/** 'apagar' → 'apague', 'trocar' → 'troque' */
const beforeE: Record<string, string> = { c: 'qu', g: 'gu' }

const tagsByWord = buildTags()

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
    for (const verb of row.trim().split(/\s+/)) {
      if (verb.startsWith('=')) add(verb.slice(1), `${tag}~`)
      else {
        for (const it of formsOf(verb, presentEndings)) add(it, `${tag}~`)
        for (const it of formsOf(verb, pastEndings)) add(it, `${tag}.past~`)
      }
    }
  for (const [tag, row] of Object.entries(nounRows))
    for (const noun of row.trim().split(/\s+/)) add(noun, `${tag}~`)
  return tags
}

function formsOf(infinitive: string, endings: Record<string, string>): string[] {
  const kind = infinitive.slice(-2)
  const stem = infinitive.slice(0, -2)
  const turned = beforeE[stem.at(-1)!]
  return endings[kind]!.split(' ').map((ending) =>
    kind === 'ar' && turned && ending.startsWith('e') ? stem.slice(0, -1) + turned + ending : stem + ending,
  )
}
