import { Button } from '@smm/ui/button'
import css from './more-rows.module.css'

type MoreRowsProps = {
  reading: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
}

/** The way to what is older than the first answer. */
export function MoreRows({ reading }: MoreRowsProps) {
  if (!reading.hasNextPage) return null
  return (
    <div className={css.more}>
      <Button
        look="quiet"
        size="small"
        disabled={reading.isFetchingNextPage}
        onClick={() => void reading.fetchNextPage()}
      >
        {reading.isFetchingNextPage ? 'Carregando...' : 'Carregar mais antigos'}
      </Button>
    </div>
  )
}
