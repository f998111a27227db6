import { faqCategories } from '@smm/site/faq'
import { searchQuestions } from './search-questions.ts'

const categories = [
  { name: 'Geral', questions: [{ id: 'a', question: 'Precisa de senha?', answer: 'Nunca.' }] },
  {
    name: 'TikTok',
    questions: [
      { id: 'b', question: 'Qual link?', answer: 'O do PERFIL.' },
      { id: 'c', question: 'Qual o preco?', answer: 'No cartão.' },
    ],
  },
]
const found = (term: string) =>
  searchQuestions(categories, term).map(({ id, category }) => `${category} ${id}`)

describe('searchQuestions', () => {
  it.each([
    ['in the question', 'SENHA', ['Geral a']],
    ['in the answer', 'perfil', ['TikTok b']],
    ['in the category', 'tiktok', ['TikTok b', 'TikTok c']],
    ['without its accents', 'préço', ['TikTok c']],
    ['with accents that it lacks', 'cartao', ['TikTok c']],
    ['around spaces', '  senha ', ['Geral a']],
    ['nowhere', 'boleto', []],
    ['for a blank term', '   ', []],
  ])('finds text %s', (_, term, expected) => {
    expect(found(term)).toEqual(expected)
  })

  it('finds something for each popular topic', async () => {
    const { popularTopics } = await import('./popular-topics.ts')
    expect(popularTopics).toHaveLength(6)
    for (const { term } of popularTopics)
      expect(searchQuestions(faqCategories, term).length).toBeGreaterThan(0)
  })
})
