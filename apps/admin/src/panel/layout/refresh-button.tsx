import { type QueryCache, useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { Button } from '@smm/ui/button'
import { formatTimeOfDay } from '../../format-values.ts'
import { PanelIcon } from '../controls/panel-icon.tsx'
import css from './panel-header.module.css'

const isShopData = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== 'auth'

/** Refetches all that the section shows, and says from when it is. */
export function RefreshButton() {
  const client = useQueryClient()
  const cache = client.getQueryCache()
  const isFetching = useIsFetching({ predicate: isShopData }) > 0
  const updatedAt = useSyncExternalStore(
    useCallback((onChange) => cache.subscribe(onChange), [cache]),
    () => oldestData(cache),
  )
  return (
    <>
      {updatedAt > 0 && <span className={css.fresh}>Atualizado às {formatTimeOfDay(updatedAt)}</span>}
      <Button
        look="quiet"
        size="small"
        className={css.tool}
        aria-label="Atualizar"
        aria-busy={isFetching}
        onClick={() => void client.invalidateQueries({ predicate: isShopData })}
      >
        <PanelIcon name="refresh" size="1.0625rem" isTurning={isFetching} />
        <span className={css.name}>Atualizar</span>
      </Button>
    </>
  )
}

/** When the oldest data on the screen was fetched; 0 while there is none. */
function oldestData(cache: QueryCache): number {
  const times = cache
    .findAll({ type: 'active', predicate: isShopData })
    .flatMap(({ state }) => (state.dataUpdatedAt > 0 ? [state.dataUpdatedAt] : []))
  return times.length > 0 ? Math.min(...times) : 0
}
