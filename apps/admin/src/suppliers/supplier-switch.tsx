import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { productName } from '@smm/contracts/products'
import type { RoutedService } from '@smm/contracts/suppliers/staff-routes'
import { changeSupplier, type StaffSupplier } from '@smm/contracts/suppliers/staff-suppliers'
import { Button } from '@smm/ui/button'
import { call, messageOf } from '../call.ts'
import { useMayCall } from '../identity/use-role.ts'
import { RowNotice } from '../panel/layout/row-notice.tsx'
import { StateSwitch } from '../panel/controls/state-switch.tsx'
import { showToast } from '../show-toast.ts'
import { servicesWithout } from './route-costs.ts'
import css from './supplier-row.module.css'
import { suppliersQuery } from './suppliers-query.ts'

/** Everything that decides whether a switch takes a service off sale. */
export type Overview = { suppliers: StaffSupplier[]; services: RoutedService[] }

/** Turns once the server has agreed. Asks before something goes off sale. */
export function SupplierSwitch({ supplier, all }: { supplier: StaffSupplier; all: Overview }) {
  const { id, name, isOn } = supplier
  const [isAsking, setAsking] = useState(false)
  const mayChange = useMayCall(changeSupplier)
  const switching = useSwitching(supplier)
  const abandoned = isOn ? servicesWithout(id, all.services, all.suppliers) : []
  const turn = (wanted: boolean) => {
    if (!wanted && abandoned.length > 0) return setAsking(true)
    switching.mutate(wanted)
  }
  const turnOff = () => {
    setAsking(false)
    switching.mutate(false)
  }
  return (
    <>
      <StateSwitch
        className={css.on}
        name={`${name} recebe pedidos`}
        text={isOn ? 'Ligado' : 'Desligado'}
        isOn={isOn}
        disabled={switching.isPending || !mayChange}
        onTurn={turn}
      />
      {isAsking && isOn && (
        <RowNotice role="alert" text={`Sem ele, ninguém entrega ${namesOf(abandoned)}: sai de venda.`}>
          <Button look="quiet" size="small" onClick={turnOff}>
            Desligar mesmo assim
          </Button>
          <Button look="quiet" size="small" onClick={() => setAsking(false)}>
            Manter ligado
          </Button>
        </RowNotice>
      )}
    </>
  )
}

const list = new Intl.ListFormat('pt-BR')
const mostNamed = 3

/** 'Seguidores no Instagram, Curtidas no Instagram e mais 3' */
function namesOf(services: RoutedService[]): string {
  const names = services.slice(0, mostNamed).map(productName)
  const others = services.length - names.length
  return list.format(others > 0 ? [...names, `mais ${others}`] : names)
}

function useSwitching({ id, name, version }: StaffSupplier) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (isOn: boolean) => call(changeSupplier, { params: { id }, body: { version, isOn } }),
    onSuccess: ({ isOn }) =>
      showToast(
        isOn ? `${name} ligado` : `${name} desligado`,
        isOn
          ? 'Ele volta a receber pedidos.'
          : 'Ele não recebe mais pedidos. Os que já tem são acompanhados até o fim.',
      ),
    onError: (error) => showToast('Nada mudou', messageOf(error) ?? 'Tente de novo.', 'error'),
    // Also after a failure: somebody else's change must be shown.
    onSettled: () => client.invalidateQueries({ queryKey: suppliersQuery.queryKey }),
  })
}
