import type { FaqCategory, FaqQuestion } from '@smm/site/faq'

export type FoundQuestion = FaqQuestion & { category: string }

/** Questions whose question, answer or category holds the term, whatever its case or accents. A blank term finds nothing. */
export function searchQuestions(categories: readonly FaqCategory[], term: string): FoundQuestion[] {
  const wanted = plain(term.trim())
  if (wanted === '') return []
  const holds = (text: string) => plain(text).includes(wanted)
  return categories.flatMap(({ name, questions }) =>
    questions
      .filter(({ question, answer }) => holds(question) || holds(answer) || holds(name))
      .map((it) => ({ ...it, category: name })),
  )
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
