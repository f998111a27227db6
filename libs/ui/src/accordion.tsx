import type { ReactNode } from 'react'
import css from './accordion.module.css'
import { Icon } from './icons.tsx'

export type AccordionItem = { id: string; question: string; answer: ReactNode }

/** At most one question is open: `<details name>` does it without script. */
export function Accordion({
  name,
  items,
  openFirst,
}: {
  name: string
  items: AccordionItem[]
  openFirst?: boolean
}) {
  return (
    <div className={css.list}>
      {items.map((item, i) => (
        <details
          key={item.id}
          id={item.id}
          name={name}
          open={(openFirst && i === 0) || undefined}
          className={css.item}
        >
          <summary className={css.question}>
            {item.question}
            <Icon name="chevron" className={css.mark} />
          </summary>
          <div className={css.answer}>{item.answer}</div>
        </details>
      ))}
    </div>
  )
}
