import { mailLink } from '@smm/site/contact'
import { PageHero } from '../layout/page-hero.tsx'
import { SiteFooter } from '../layout/site-footer.tsx'
import { SiteHeader } from '../layout/site-header.tsx'
import css from './legal-layout.module.css'
import type { LegalText } from './legal-text.ts'

/** A long text with its table of contents beside it. */
export function LegalLayout({ text }: { text: LegalText }) {
  return (
    <>
      <SiteHeader current={text.path} chatHref="/#chat" />
      <main id="conteudo">
        <PageHero here={text.name} title={text.name} lead={text.summary} />
        <div className={css.layout}>
          <nav aria-label="Nesta página" className={css.contents}>
            <ol>
              {text.sections.map(({ id, title }, i) => (
                <li key={id}>
                  <a href={`#${id}`}>{`${i + 1}. ${title}`}</a>
                </li>
              ))}
            </ol>
          </nav>
          <article className={css.text}>
            <p className={css.version}>{text.version}</p>
            {text.sections.map(({ id, title, content }, i) => (
              <section key={id} id={id} aria-labelledby={`${id}-titulo`}>
                <h2 id={`${id}-titulo`} className={css.title}>
                  {`${i + 1}. ${title}`}
                </h2>
                {content.map((part) =>
                  typeof part === 'string' ? (
                    <p key={part}>{withLinks(part)}</p>
                  ) : (
                    <Items key={part[0]} items={part} />
                  ),
                )}
              </section>
            ))}
          </article>
        </div>
      </main>
      <SiteFooter />
    </>
  )
}

function Items({ items }: { items: readonly string[] }) {
  return (
    <ul className={css.items}>
      {items.map((item) => (
        <li key={item}>{withLinks(item)}</li>
      ))}
    </ul>
  )
}

const linked = /(Política de Privacidade|[\w.-]+@[\w.-]+\w)/

/** Turns the named pages and contacts of a text into links. */
const withLinks = (text: string) =>
  text.split(linked).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={part.includes('@') ? mailLink({}, part) : '/politica-privacidade'}>
        {part}
      </a>
    ),
  )
