import type { MouseEvent } from 'react'
import { Failure } from '../panel/failure.tsx'
import { Empty, Loading } from '../panel/loaded.tsx'
import { PanelIcon } from '../panel/panel-icon.tsx'
import { RefreshAll, Toolbar } from '../panel/toolbar.tsx'
import { goTo } from '../place.ts'
import { showMoment } from '../shown-values.ts'
import { type AttentionItem, useAttention } from './attention-queries.ts'
import { attentionWords } from './attention-words.ts'
import css from './attention.module.css'

export function AttentionSection() {
  const { sources, items } = useAttention()
  const readings = sources.map(({ reading }) => reading)
  const isPending = readings.some((it) => it.isPending)
  return (
    <>
      <Toolbar end={<RefreshAll readings={readings} />}>
        <p className={css.note}>O que precisa da sua atenção, e onde resolver.</p>
      </Toolbar>
      {sources.map(
        ({ name, reading }) =>
          reading.isError && (
            <Failure
              key={name}
              text={`${name}: o serviço não respondeu. O que houver ali não aparece agora.`}
              isRetrying={reading.isFetching}
              onRetry={() => void reading.refetch()}
            />
          ),
      )}
      {isPending && <Loading text="Carregando avisos..." rows={2} />}
      {items.length > 0 && (
        <ul className={css.list}>
          {items.map((item) => (
            <Item key={item.code} item={item} />
          ))}
        </ul>
      )}
      {items.length === 0 && readings.every((it) => it.isSuccess) && (
        <Empty title="Nada precisa de você agora" />
      )}
    </>
  )
}

function Item({ item }: { item: AttentionItem }) {
  const { title, text, way } = attentionWords(item)
  const follow = (event: MouseEvent) => {
    if (!way || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    goTo(way.address)
  }
  return (
    <li className={css.item}>
      <PanelIcon name="warning" className={css.icon} />
      <div>
        <h2>{title}</h2>
        <p>
          {text}
          {item.since && item.code !== 'SYNC_FAILED' && ` Desde ${showMoment(item.since)}.`}
        </p>
      </div>
      {way && (
        <a className={css.way} href={way.address} onClick={follow}>
          {way.name}
        </a>
      )}
    </li>
  )
}
