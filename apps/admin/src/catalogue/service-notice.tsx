import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeService, type Service, type ServiceNotice } from '@smm/contracts/services'
import { Button } from '@smm/ui/button'
import { call, messageOf } from '../call.ts'
import { RowNotice } from '../panel/layout/row-notice.tsx'
import { ForRoles } from '../identity/for-roles.tsx'
import { servicesQuery } from './services-query.ts'
import { showToast } from '../show-toast.ts'
import { formatAmount } from '../format-values.ts'
import { noticeText } from './notice-text.ts'
import css from './service-row.module.css'

/** One notice about a service; a held price can be accepted here. */
export function Notice({ service, notice }: { service: Service; notice: ServiceNotice }) {
  const price = notice.code === 'PRICE_HELD' ? notice.pricePerThousand : undefined
  return (
    <RowNotice text={noticeText(notice, service)}>
      {price !== undefined && Number(price) > 0 && (
        <ForRoles endpoint={changeService}>
          <AcceptPrice service={service} price={price} />
        </ForRoles>
      )}
    </RowNotice>
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
      showToast('Erro', messageOf(error) ?? 'Falha ao aceitar o preço.', 'error')
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
      Aceitar {formatAmount(price)} por mil
    </Button>
  )
}
