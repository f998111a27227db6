import { useState } from 'react'
import type { RoutingMode } from '@smm/contracts/suppliers/routing'
import { type RoutedService, saveRoutes, type StaffRoute } from '@smm/contracts/suppliers/staff-routes'
import type { StaffSupplier } from '@smm/contracts/suppliers/staff-suppliers'
import { formatCents } from '@smm/pricing/money'
import { visuallyHidden } from '@smm/ui/visually-hidden'
import { call } from '../call.ts'
import { formatAmount } from '../format-values.ts'
import { EditForm } from '../panel/form/edit-form.tsx'
import { useSaving } from '../panel/form/use-saving.ts'
import { servicesQuery } from '../catalogue/services-query.ts'
import { EditedRoute } from './edited-route.tsx'
import { dearestCost, floorOf } from './route-costs.ts'
import { RoutePicker } from './route-picker.tsx'
import css from './routes-editor.module.css'
import { routesQuery } from './suppliers-query.ts'

type RoutesEditorProps = { service: RoutedService; suppliers: StaffSupplier[]; onClose: () => void }

/** Decides who delivers a service, and in which order they are asked. */
export function RoutesEditor({ service, suppliers, onClose }: RoutesEditorProps) {
  const [routes, setRoutes] = useState(service.routes)
  const [mode, setMode] = useState(service.mode)
  const [moved, setMoved] = useState('')
  const saving = useSaving({
    save: () => save(service, { mode, routes }),
    shownBy: [routesQuery, servicesQuery],
    toast: () => ['Salvo', 'Já vale para os próximos pedidos. O piso acompanha na próxima sincronização.'],
    onClose,
  })
  const nameOf = ({ supplierId }: StaffRoute) =>
    suppliers.find(({ id }) => id === supplierId)?.name ?? supplierId
  const move = (from: number, to: number) => {
    const route = routes[from]
    if (!route || to < 0 || to >= routes.length) return
    setRoutes(routes.toSpliced(from, 1).toSpliced(to, 0, route))
    setMoved(`${nameOf(route)} agora é o ${to + 1}º de ${routes.length}.`)
  }
  const others = suppliers.filter(({ id }) => !routes.some(({ supplierId }) => supplierId === id))
  return (
    <EditForm saving={saving} button="Salvar" onClose={onClose}>
      <ol className={css.routes} aria-label="Fornecedores, na ordem em que são consultados">
        {routes.map((route, at) => (
          <EditedRoute
            key={route.supplierId}
            route={route}
            name={nameOf(route)}
            place={{ at, of: routes.length }}
            isLinked={
              !service.tier &&
              suppliers.some(({ id, isFromSettings }) => isFromSettings && id === route.supplierId)
            }
            onMove={(to) => move(at, to)}
            onSwitch={(isOn) => setRoutes(routes.with(at, { ...route, isOn }))}
            onRemove={() => setRoutes(routes.toSpliced(at, 1))}
          />
        ))}
      </ol>
      <p className={visuallyHidden} role="status">
        {moved}
      </p>
      {others.length > 0 && (
        <RoutePicker service={service} suppliers={others} onPick={(route) => setRoutes([...routes, route])} />
      )}
      {routes.length > 1 && <ModeChoice mode={mode} onChange={setMode} />}
      <FloorPreview service={service} routes={routes} suppliers={suppliers} />
    </EditForm>
  )
}

function save(
  { id: serviceId, revision, tier }: RoutedService,
  { mode, routes }: Pick<RoutedService, 'mode' | 'routes'>,
) {
  const wanted = routes.map(({ supplierId, upstreamServiceId, isOn }) => ({
    supplierId,
    upstreamServiceId,
    isOn,
  }))
  const body = { revision, ...(tier && { tier }), mode, routes: wanted }
  return call(saveRoutes, { params: { serviceId }, body })
}

const modes: Array<{ value: RoutingMode; name: string; hint: string }> = [
  {
    value: 'priority',
    name: 'Na ordem acima',
    hint: 'O próximo só é consultado quando o anterior recusa, está fora ou sem saldo.',
  },
  {
    value: 'best',
    name: 'O melhor no momento',
    hint: 'De quem responde e tem saldo, o mais barato, contando a queda e a espera medidas em 30 dias.',
  },
]

const ModeChoice = ({ mode, onChange }: { mode: RoutingMode; onChange: (mode: RoutingMode) => void }) => (
  <fieldset className={css.modes}>
    <legend>Quem é consultado primeiro</legend>
    {modes.map(({ value, name, hint }) => (
      <label key={value} className={css.mode}>
        <input type="radio" name="mode" checked={mode === value} onChange={() => onChange(value)} />
        <span>
          {name}
          <small>{hint}</small>
        </span>
      </label>
    ))}
  </fieldset>
)

type FloorPreviewProps = { service: RoutedService; routes: StaffRoute[]; suppliers: StaffSupplier[] }

/** Shows the floor that the choice leads to, before it is saved. */
function FloorPreview({ service, routes, suppliers }: FloorPreviewProps) {
  const cost = dearestCost(routes, suppliers)
  return (
    <p className={css.floor}>
      {cost === undefined
        ? 'Assim ninguém entrega este serviço: ele sai de venda.'
        : `O mais caro cobra ${formatAmount(cost)} por mil: o piso é ${formatCents(floorOf(service, cost))}.`}
    </p>
  )
}
