import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { syncServices } from '@smm/contracts/services'
import { formatQuantity } from '@smm/pricing/money'
import { supplier } from '@smm/site/supplier'
import { Button } from '@smm/ui/button'
import { call } from '../call.ts'
import { PanelIcon } from '../panel/controls/panel-icon.tsx'
import { servicesQuery } from './services-query.ts'
import { showToast } from '../show-toast.ts'
import css from './sync-button.module.css'

const syncKey = ['sync']

export function SyncButton() {
  const client = useQueryClient()
  const isSyncing = useIsMutating({ mutationKey: syncKey }) > 0
  const syncing = useMutation({
    mutationKey: syncKey,
    mutationFn: () => call(syncServices),
    onSuccess: ({ fetched }) => {
      void client.invalidateQueries({ queryKey: servicesQuery.queryKey })
      showToast(
        'Sincronização concluída',
        `Catálogo sincronizado com o ${supplier.name}: ${formatQuantity(fetched)} serviços lidos.`,
      )
    },
    onError: () =>
      showToast(
        'Erro na sincronização',
        `Falha ao sincronizar com o ${supplier.name}. Tente novamente.`,
        'error',
      ),
  })
  return (
    <Button
      size="small"
      className={css.button}
      disabled={isSyncing}
      aria-busy={isSyncing}
      onClick={() => syncing.mutate()}
    >
      <PanelIcon name="refresh" size="1.0625rem" isTurning={isSyncing} />
      <span>{isSyncing ? 'Sincronizando...' : `Sincronizar ${supplier.name}`}</span>
    </Button>
  )
}
