import { panelUrl } from '@smm/contracts/panel-url'
import { type AttentionItem, useAttention } from '../attention/attention-queries.ts'
import { attentionText } from '../attention/attention-texts.ts'
import { AwayServices } from '../attention/away-services.tsx'
import { formatTimestamp } from '../format-values.ts'
import { PanelIcon } from '../panel/controls/panel-icon.tsx'
import { PanelLink } from '../panel/controls/panel-link.tsx'
import { Loading } from '../panel/loading/loaded.tsx'
import css from './needs-you.module.css'

const mostShown = 5
const toAttention = panelUrl('atencao')

/** Cases that wait for a person, each a link to where it is resolved. */
export function NeedsYou() {
  const { sources, items } = useAttention()
  const isAnyAway = sources.some(({ query }) => query.isError)
  const isPending = sources.some(({ query }) => query.isPending)
  return (
    <section className={css.needs} aria-labelledby="precisa-de-voce">
      <h2 id="precisa-de-voce">Precisa de você</h2>
      <AwayServices sources={sources} />
      {isPending && <Loading text="Carregando avisos..." rows={1} />}
      {items.length > 0 && (
        <ul className={css.items}>
          {items.slice(0, mostShown).map((item) => (
            <Need key={item.code} item={item} />
          ))}
          {items.length > mostShown && (
            <li>
              <PanelLink className={css.more} href={toAttention}>
                Ver os {items.length} assuntos
              </PanelLink>
            </li>
          )}
        </ul>
      )}
      {items.length === 0 && !isPending && !isAnyAway && (
        <p className={css.calm}>
          <PanelIcon name="check" size="1.125rem" />
          Nada espera por você agora.
        </p>
      )}
    </section>
  )
}

function Need({ item }: { item: AttentionItem }) {
  const { title, link } = attentionText(item)
  return (
    <li>
      <PanelLink className={css.item} href={link?.url ?? toAttention}>
        <PanelIcon name="warning" size="1.125rem" className={css.icon} />
        <span className={css.title}>{title}</span>
        {item.since && <span className={css.since}>desde {formatTimestamp(item.since)}</span>}
        <PanelIcon name="chevron" size="1rem" className={css.go} />
      </PanelLink>
    </li>
  )
}
