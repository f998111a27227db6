import { panelUrl } from '@smm/contracts/panel-url'
import { Empty, Loading } from '../panel/loading/loaded.tsx'
import { PanelLink } from '../panel/controls/panel-link.tsx'
import { PanelIcon } from '../panel/controls/panel-icon.tsx'
import { Toolbar } from '../panel/toolbar/toolbar.tsx'
import { formatTimestamp } from '../format-values.ts'
import { type AttentionItem, useAttention } from './attention-queries.ts'
import { attentionText } from './attention-texts.ts'
import { AwayServices } from './away-services.tsx'
import css from './attention.module.css'

export function AttentionSection() {
  const { sources, items } = useAttention()
  const queries = sources.map(({ query }) => query)
  const isPending = queries.some((it) => it.isPending)
  return (
    <>
      <Toolbar>
        <p className={css.note}>O que precisa da sua atenção, e onde resolver.</p>
      </Toolbar>
      <AwayServices sources={sources} />
      {isPending && <Loading text="Carregando avisos..." rows={2} />}
      {items.length > 0 && (
        <ul className={css.list}>
          {items.map((item) => (
            <Item key={item.code} item={item} />
          ))}
        </ul>
      )}
      {items.length === 0 && queries.every((it) => it.isSuccess) && (
        <Empty title="Nada precisa de você agora">
          <p>
            Com o painel fechado, a loja chama você pelos canais de{' '}
            <PanelLink href={panelUrl('avisos')}>Avisos</PanelLink>.
          </p>
        </Empty>
      )}
    </>
  )
}

function Item({ item }: { item: AttentionItem }) {
  const { title, text, link } = attentionText(item)
  return (
    <li className={css.item}>
      <PanelIcon name="warning" className={css.icon} />
      <div>
        <h2>{title}</h2>
        <p>
          {text}
          {item.since && item.code !== 'SYNC_FAILED' && ` Desde ${formatTimestamp(item.since)}.`}
        </p>
      </div>
      {link && (
        <PanelLink className={css.link} href={link.url}>
          {link.name}
        </PanelLink>
      )}
    </li>
  )
}
