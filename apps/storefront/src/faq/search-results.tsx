import { faqCategories } from '@smm/site/faq'
import { Accordion } from '@smm/ui/accordion'
import { Button } from '@smm/ui/button'
import { searchQuestions } from './search-questions.ts'
import css from './search-results.module.css'

export function SearchResults({ term, onShowAll }: { term: string; onShowAll: () => void }) {
  const found = searchQuestions(faqCategories, term)
  return (
    <div className={css.results}>
      <p role="status" className={css.count}>
        {`${found.length} resultado(s) encontrado(s) para "${term}"`}
      </p>
      {found.length === 0 ? (
        <div className={css.nothing}>
          <h2 className={css.title}>Nenhum resultado encontrado</h2>
          <p>
            Não encontramos perguntas relacionadas à sua busca. Tente termos diferentes ou entre em contato
            conosco.
          </p>
          <Button onClick={onShowAll}>Ver Todas as Perguntas</Button>
        </div>
      ) : (
        <Accordion
          key={term}
          name="resultados"
          openFirst
          items={found.map(({ id, question, answer, category }) => ({
            id,
            question,
            answer: (
              <>
                <p>{answer}</p>
                <p className={css.category}>{category}</p>
              </>
            ),
          }))}
        />
      )}
    </div>
  )
}
