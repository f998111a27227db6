import type { FaqCategory, FaqQuestion } from '@smm/site/faq'

export type FoundQuestion = FaqQuestion & { category: string }

/** Questions whose question, answer or category contains the term, ignoring case and accents. A blank term finds none. */
export function searchQuestions(categories: readonly FaqCategory[], term: string): FoundQuestion[] {
  const wanted = fold(term.trim())
  if (wanted === '') return []
  const contains = (text: string) => fold(text).includes(wanted)
  return categories.flatMap(({ name, questions }) =>
    questions
      .filter(({ question, answer }) => contains(question) || contains(answer) || contains(name))
      .map((it) => ({ ...it, category: name })),
  )
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
