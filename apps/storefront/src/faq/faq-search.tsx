import { faqCategories } from '@smm/site/faq'
import { Icon } from '@smm/ui/icons'
import { Section } from '@smm/ui/section'
import { useEffect, useRef, useState } from 'react'
import { PageHero } from '../layout/page-hero.tsx'
import { CategoryList } from './category-list.tsx'
import css from './faq-search.module.css'
import { popularTopics } from './popular-topics.ts'
import { SearchResults } from './search-results.tsx'

/** The search field and, below it, all questions or the results. */
export function FaqSearch() {
  const input = useRef<HTMLInputElement>(null)
  const [term, setTerm] = useState('')

  // Adopts text typed before hydration.
  useEffect(() => {
    const typed = input.current?.value
    if (typed) queueMicrotask(() => setTerm(typed))
  }, [])

  function searchFor(wanted: string) {
    if (input.current) input.current.value = wanted
    setTerm(wanted)
    input.current?.focus()
  }

  return (
    <>
      <PageHero here="Ajuda" title="Como podemos ajudar?">
        <div role="search" className={css.search}>
          <Icon name="search" size="1.5rem" className={css.icon} />
          <input
            ref={input}
            className={css.input}
            type="search"
            aria-label="Buscar nas perguntas"
            placeholder="Prazo, garantia, PIX…"
            onInput={(event) => setTerm(event.currentTarget.value)}
          />
        </div>
        <ul className={css.topics} aria-label="Assuntos mais buscados">
          {popularTopics.map(({ icon, name, term: topic }) => (
            <li key={name}>
              <button type="button" className={css.topic} onClick={() => searchFor(topic)}>
                <Icon name={icon} />
                {name}
              </button>
            </li>
          ))}
        </ul>
      </PageHero>
      <Section>
        {term.trim() === '' ? (
          <CategoryList categories={faqCategories} />
        ) : (
          <SearchResults term={term.trim()} onShowAll={() => searchFor('')} />
        )}
      </Section>
    </>
  )
}
