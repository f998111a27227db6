import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RoutedService, StaffRoute, SupplierService } from '@smm/contracts/suppliers/staff-routes'
import type { StaffSupplier } from '@smm/contracts/suppliers/staff-suppliers'
import { Button } from '@smm/ui/button'
import { TextField } from '@smm/ui/field'
import { parseServiceId } from '../catalogue/parse-service-id.ts'
import { formatAmount } from '../format-values.ts'
import { FormError } from '../panel/controls/form-error.tsx'
import { SelectField } from '../panel/controls/select-field.tsx'
import css from './routes-editor.module.css'
import { supplierServicesQuery } from './suppliers-query.ts'

type RoutePickerProps = {
  service: RoutedService
  /** Those without a route yet. */
  suppliers: StaffSupplier[]
  onPick: (route: StaffRoute) => void
}

const byId = 'id'

/** Adds a route: first the supplier, then which of its services of this kind, or one by its id. */
export function RoutePicker({ service, suppliers, onPick }: RoutePickerProps) {
  const [chosen, setChosen] = useState('')
  const [wanted, setWanted] = useState('')
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState('')
  const supplierId = suppliers.some(({ id }) => id === chosen) ? chosen : (suppliers[0]?.id ?? '')
  const query = useQuery(supplierServicesQuery(supplierId, service))
  const services = query.data ?? []
  // The cheapest that refills, as the pages promise, until another one is chosen.
  const suggested = services.find(({ refill }) => refill) ?? services[0]
  const picked = wanted || String(suggested?.upstreamServiceId ?? byId)
  const listed = services.find((it) => String(it.upstreamServiceId) === picked) ?? null
  const add = () => {
    const parsed = listed ? { id: listed.upstreamServiceId } : parseServiceId(typed)
    if ('error' in parsed) return setProblem('Informe o ID, um número.')
    onPick({ supplierId, upstreamServiceId: parsed.id, isOn: true, listed })
    setWanted('')
    setTyped('')
    setProblem('')
  }
  return (
    <fieldset className={css.picker}>
      <legend>Acrescentar quem entrega</legend>
      <SelectField
        label="Fornecedor"
        value={supplierId}
        options={suppliers.map(({ id, name }) => ({ value: id, name }))}
        onSelect={(id) => {
          setChosen(id)
          setWanted('')
        }}
      />
      <SelectField
        label="Serviço dele"
        value={picked}
        options={[...services.map(optionOf), { value: byId, name: 'Outro, pelo ID' }]}
        onSelect={setWanted}
        disabled={query.isPending}
      />
      {picked === byId && !query.isPending && (
        <TextField
          label="ID do serviço no fornecedor"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <FormError>
        {problem || (query.isError ? 'Não foi possível ler os serviços dele. Escolha pelo ID.' : '')}
      </FormError>
      <Button look="quiet" size="small" disabled={query.isPending} onClick={add}>
        Acrescentar
      </Button>
    </fieldset>
  )
}

const optionOf = ({ upstreamServiceId, name, pricePerThousand }: SupplierService) => ({
  value: String(upstreamServiceId),
  name: `${formatAmount(pricePerThousand)} por mil · ${name}`,
})
