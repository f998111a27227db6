import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeService, type Service, type ServiceNotice } from '@smm/contracts/services'
import { Button } from '@smm/ui/button'
import { call, wordsOf } from '../call.ts'
import { PanelIcon } from '../panel/panel-icon.tsx'
import { servicesQuery } from '../queries.ts'
import { showToast } from '../show-toast.ts'
import { showReais } from '../shown-values.ts'
import { noticeText } from './notice-text.ts'
import css from './service-row.module.css'

/** What an administrator should know of a service; a price that is held can be accepted on the spot. */
export function Notice({ service, notice }: { service: Service; notice: ServiceNotice }) {
  const price = notice.code === 'PRICE_HELD' ? notice.pricePerThousand : undefined
  return (
    <div className={css.notice}>
      <PanelIcon name="warning" size="1rem" />
      <p>{noticeText(notice, service)}</p>
      {price !== undefined && Number(price) > 0 && <AcceptPrice service={service} price={price} />}
    </div>
  )
}

function AcceptPrice({ service, price }: { service: Service; price: string }) {
  const client = useQueryClient()
  const accepting = useMutation({
    mutationFn: () => call(changeService, { params: { id: service.id }, body: { acceptPrice: price } }),
    onSuccess: (changed) => {
      client.setQueryData(servicesQuery.queryKey, (services) =>
        services?.map((it) => (it.id === changed.id ? changed : it)),
      )
      showToast('Sucesso', 'Novo preço aceito.')
    },
    onError: (error) => {
      void client.invalidateQueries({ queryKey: servicesQuery.queryKey })
      showToast('Erro', wordsOf(error) ?? 'Falha ao aceitar o preço.', 'error')
    },
  })
  return (
    <Button
      look="quiet"
      size="small"
      className={css.accept}
      disabled={accepting.isPending}
      onClick={() => accepting.mutate()}
    >
      Aceitar {showReais(price)} por 1K
    </Button>
  )
}
