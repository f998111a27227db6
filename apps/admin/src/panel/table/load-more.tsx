import { Button } from '@smm/ui/button'
import { formatQuantity } from '@smm/pricing/money'
import css from './load-more.module.css'

type LoadMoreProps = {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
  shown: number
}

/** Loads the next page of a list, which holds older rows. */
export function LoadMore({ query, shown }: LoadMoreProps) {
  if (!query.hasNextPage) return null
  return (
    <div className={css.more}>
      <p className={css.shown}>Mostrando {formatQuantity(shown)}. Há mais antigos.</p>
      <Button
        look="quiet"
        size="small"
        disabled={query.isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      >
        {query.isFetchingNextPage ? 'Carregando...' : 'Carregar mais antigos'}
      </Button>
    </div>
  )
}
