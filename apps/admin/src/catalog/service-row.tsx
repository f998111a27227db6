import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Switch } from 'radix-ui'
import { changeService, type Service } from '@smm/contracts/services'
import { call } from '../call.ts'
import { categoryNames, platformNames } from '../names.ts'
import { PanelIcon } from '../panel/panel-icon.tsx'
import { servicesQuery } from '../queries.ts'
import { showToast } from '../show-toast.ts'
import { showDecimal, showReais } from '../shown-values.ts'
import { noticeText } from './notice-text.ts'
import css from './service-row.module.css'
import { ServiceId } from './service-id.tsx'

export function ServiceRow({ service }: { service: Service }) {
  const name = categoryNames[service.category]
  return (
    <li className={css.row} data-active={service.isActive}>
      <div className={css.name}>
        <h3>{name}</h3>
        {service.supplierName && <p title={service.supplierName}>{service.supplierName}</p>}
      </div>
      <p className={css.price} title={`R$ ${showDecimal(service.pricePerThousand)}`}>
        <strong>{showReais(service.pricePerThousand)}</strong> <span>por 1K</span>
      </p>
      <ServiceId service={service} />
      <ActiveSwitch service={service} name={`${platformNames[service.platform]} ${name}`} />
      {service.notices?.map((notice) => (
        <p key={notice.code} className={css.notice}>
          <PanelIcon name="warning" size="1rem" />
          <span>{noticeText(notice)}</span>
        </p>
      ))}
    </li>
  )
}

/** Turns at once, and back when the catalogue says no. */
function ActiveSwitch({ service, name }: { service: Service; name: string }) {
  const client = useQueryClient()
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
    <label className={css.active}>
      <span>{service.isActive ? 'Ativo' : 'Inativo'}</span>
      <Switch.Root
        className={css.switch}
        aria-label={`${name} ativo`}
        checked={service.isActive}
        disabled={toggling.isPending}
        onCheckedChange={(isActive) => toggling.mutate(isActive)}
      >
        <Switch.Thumb className={css.thumb} />
      </Switch.Root>
    </label>
  )
}
