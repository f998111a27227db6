import { Button } from '@smm/ui/button'
import { formatQuantity } from '@smm/pricing/money'
import css from './more-rows.module.css'

type MoreRowsProps = {
  reading: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
  /** How many rows stand above it. */
  shown: number
}

/** The way to what is older than the first answer. */
export function MoreRows({ reading, shown }: MoreRowsProps) {
  if (!reading.hasNextPage) return null
  return (
    <div className={css.more}>
      <p className={css.shown}>Mostrando {formatQuantity(shown)}. Há mais antigos.</p>
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
