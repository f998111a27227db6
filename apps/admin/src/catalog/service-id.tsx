import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { productName } from '@smm/contracts/products'
import { changeService, type Service } from '@smm/contracts/services'
import { supplier } from '@smm/site/supplier'
import { Badge } from '@smm/ui/badge'
import { Button } from '@smm/ui/button'
import { call } from '../call.ts'
import { Complaint } from '../panel/complaint.tsx'
import { IconButton } from '../panel/icon-button.tsx'
import { servicesQuery } from '../queries.ts'
import { showToast } from '../show-toast.ts'
import { isOffTheList } from './is-sold.ts'
import { readServiceId } from './read-service-id.ts'
import css from './service-id.module.css'

/** Which service of the supplier delivers: shown, and edited in place. */
export function ServiceId({ service }: { service: Service }) {
  const [isEditing, setEditing] = useState(false)
  if (isEditing) return <EditId service={service} onDone={() => setEditing(false)} />
  const name = productName({ platform: service.platform, serviceType: service.category })
  const isLinked = service.smmServiceId !== undefined
  const isGood = isLinked && !isOffTheList(service)
  return (
    <div className={css.shown}>
      <Badge tone={isGood ? 'good' : 'warn'}>
        {isGood ? 'Conectado' : isLinked ? 'Fora da lista' : 'Não configurado'}
      </Badge>
      {isLinked && <code className={css.id}>{service.smmServiceId}</code>}
      <IconButton icon="edit" name={`Editar ID de ${name}`} onClick={() => setEditing(true)} />
    </div>
  )
}

function EditId({ service, onDone }: { service: Service; onDone: () => void }) {
  const client = useQueryClient()
  const complaintId = useId()
  const [typed, setTyped] = useState(String(service.smmServiceId ?? ''))
  const [complaint, setComplaint] = useState('')
  const saving = useMutation({
    mutationFn: (smmServiceId: number) =>
      call(changeService, { params: { id: service.id }, body: { smmServiceId } }),
    onSuccess: (changed) => {
      client.setQueryData(servicesQuery.queryKey, (services) =>
        services?.map((it) => (it.id === changed.id ? changed : it)),
      )
      showToast('Sucesso', `ID do ${supplier.name} atualizado com sucesso.`)
      onDone()
    },
    onError: () => showToast('Erro', `Falha ao atualizar ID do ${supplier.name}.`, 'error'),
  })
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const read = readServiceId(typed)
    if ('complaint' in read) return setComplaint(read.complaint)
    setComplaint('')
    saving.mutate(read.id)
  }
  return (
    <form
      className={css.form}
      onSubmit={onSubmit}
      onKeyDown={(event) => event.key === 'Escape' && onDone()}
      noValidate
    >
      <input
        className={css.input}
        aria-label={`ID do ${supplier.name}`}
        aria-invalid={complaint !== ''}
        aria-describedby={complaintId}
        inputMode="numeric"
        autoComplete="off"
        autoFocus
        placeholder={`ID do ${supplier.name}`}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" size="small" className={css.button} disabled={saving.isPending}>
        Salvar
      </Button>
      <Button look="quiet" size="small" className={css.button} disabled={saving.isPending} onClick={onDone}>
        Cancelar
      </Button>
      <Complaint id={complaintId}>{complaint}</Complaint>
    </form>
  )
}
