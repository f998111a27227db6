import { useMutation, useQueryClient } from '@tanstack/react-query'
import { productName, serviceTypeNames } from '@smm/contracts/products'
import { changeService, type Service } from '@smm/contracts/services'
import { formatCents } from '@smm/pricing/money'
import { isPublished } from '@smm/pricing/published-products'
import { call } from '../call.ts'
import { useMayCall } from '../identity/use-role.ts'
import { StateSwitch } from '../panel/controls/state-switch.tsx'
import { usePriceBook } from '../prices/use-price-book.ts'
import { servicesQuery } from './services-query.ts'
import { showToast } from '../show-toast.ts'
import { formatDecimal, formatAmount } from '../format-values.ts'
import { selectionText } from './selection-text.ts'
import { costPerThousand, hasCost, salePerThousand } from './sale-price.ts'
import { Notice } from './service-notice.tsx'
import css from './service-row.module.css'
import { ServiceId } from './service-id.tsx'

export function ServiceRow({ service }: { service: Service }) {
  const { platform, category: serviceType, supplierName, picked, notices } = service
  return (
    <li className={css.row} data-active={service.isActive}>
      <div className={css.name}>
        <h3>{serviceTypeNames[serviceType]}</h3>
        {supplierName && <p title={supplierName}>{supplierName}</p>}
      </div>
      <Figures service={service} />
      <ServiceId service={service} />
      <ActiveSwitch service={service} name={productName({ platform, serviceType })} />
      {picked && (
        <p className={css.picked}>{selectionText(picked, isPublished({ platform, serviceType }))}</p>
      )}
      {notices?.map((notice) => (
        <Notice key={`${notice.code} ${notice.tier}`} service={service} notice={notice} />
      ))}
    </li>
  )
}

/** Cost, sale price and profit for 1,000 units. */
function Figures({ service }: { service: Service }) {
  const book = usePriceBook()
  if (!hasCost(service)) return <p className={css.unknown}>Custo ainda não conhecido</p>
  const cost = costPerThousand(service)
  const sale =
    service.marginPercent === undefined ? undefined : salePerThousand(book, service, service.marginPercent)
  return (
    <dl className={css.figures}>
      <div title={`R$ ${formatDecimal(service.pricePerThousand)}`}>
        <dt>Custo por mil</dt>
        <dd>{formatAmount(service.pricePerThousand)}</dd>
      </div>
      {sale !== undefined && (
        <>
          <div>
            <dt>Venda por mil</dt>
            <dd>{formatCents(sale)}</dd>
          </div>
          <div data-loss={sale < cost}>
            <dt>Lucro por mil</dt>
            <dd>{sale < cost ? `− ${formatCents(cost - sale)}` : formatCents(sale - cost)}</dd>
          </div>
        </>
      )}
    </dl>
  )
}

/** An optimistic update: the switch turns at once and is rolled back on a failure. */
function ActiveSwitch({ service, name }: { service: Service; name: string }) {
  const client = useQueryClient()
  const mayChange = useMayCall(changeService)
  const show = (isActive: boolean) =>
    client.setQueryData(servicesQuery.queryKey, (services) =>
      services?.map((it) => (it.id === service.id ? { ...it, isActive } : it)),
    )
  const toggling = useMutation({
    mutationFn: (isActive: boolean) =>
      call(changeService, { params: { id: service.id }, body: { isActive } }),
    onMutate: show,
    onSuccess: (changed) =>
      client.setQueryData(servicesQuery.queryKey, (services) =>
        services?.map((it) => (it.id === changed.id ? changed : it)),
      ),
    onError: (_error, isActive) => {
      show(!isActive)
      showToast('Erro', 'Falha ao atualizar serviço.', 'error')
    },
  })
  return (
    <StateSwitch
      className={css.active}
      name={`${name} ativo`}
      text={service.isActive ? 'Ativo' : 'Inativo'}
      isOn={service.isActive}
      disabled={toggling.isPending || !mayChange}
      onTurn={(isActive) => toggling.mutate(isActive)}
    />
  )
}
