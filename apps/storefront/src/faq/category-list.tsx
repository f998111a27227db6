import type { FaqCategory } from '@smm/site/faq'
import { Accordion } from '@smm/ui/accordion'
import css from './category-list.module.css'

/** Questions by category; one of each category is open at a time. */
export function CategoryList({ categories }: { categories: readonly FaqCategory[] }) {
  return (
    <div className={css.categories}>
      {categories.map(({ name, questions }, i) => (
        <section key={name} className={css.category} aria-labelledby={`categoria-${i}`}>
          <h2 id={`categoria-${i}`} className={css.name}>
            {name}
          </h2>
          <Accordion name={`categoria-${i}`} items={questions} />
        </section>
      ))}
    </div>
  )
}
