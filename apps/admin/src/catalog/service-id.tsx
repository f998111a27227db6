import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { productName } from '@smm/contracts/products'
import { changeService, type Service } from '@smm/contracts/services'
import { supplier } from '@smm/site/supplier'
import { Badge } from '@smm/ui/badge'
import { Button } from '@smm/ui/button'
import { call, refusalOf } from '../call.ts'
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

const isUnlisted = (error: unknown) => refusalOf(error) === 'ID_NOT_LISTED'

function EditId({ service, onDone }: { service: Service; onDone: () => void }) {
  const client = useQueryClient()
  const complaintId = useId()
  const [typed, setTyped] = useState(String(service.smmServiceId ?? ''))
  const [complaint, setComplaint] = useState('')
  const saving = useMutation({
    mutationFn: ({ smmServiceId, ...query }: { smmServiceId: number; onlyIfListed?: true }) =>
      call(changeService, { params: { id: service.id }, query, body: { smmServiceId } }),
    onSuccess: (changed) => {
      client.setQueryData(servicesQuery.queryKey, (services) =>
        services?.map((it) => (it.id === changed.id ? changed : it)),
      )
      showToast('Sucesso', `ID do ${supplier.name} atualizado com sucesso.`)
      onDone()
    },
    onError: (error) => {
      if (!isUnlisted(error)) showToast('Erro', `Falha ao atualizar ID do ${supplier.name}.`, 'error')
    },
  })
  const asked = isUnlisted(saving.error) ? saving.variables?.smmServiceId : undefined
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const read = readServiceId(typed)
    if ('complaint' in read) return setComplaint(read.complaint)
    saving.mutate({ smmServiceId: read.id, onlyIfListed: true })
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
        aria-invalid={complaint !== '' || asked !== undefined}
        aria-describedby={complaintId}
        inputMode="numeric"
        autoComplete="off"
        autoFocus
        placeholder={`ID do ${supplier.name}`}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setComplaint('')
          saving.reset()
        }}
      />
      <Button type="submit" size="small" disabled={saving.isPending}>
        Salvar
      </Button>
      <Button look="quiet" size="small" disabled={saving.isPending} onClick={onDone}>
        Cancelar
      </Button>
      <Complaint id={complaintId}>
        {asked === undefined
          ? complaint
          : `O ID ${asked} não está na lista do fornecedor. Com ele, o serviço sai da venda até a sincronização encontrá-lo.`}
      </Complaint>
      {asked !== undefined && (
        <Button look="quiet" size="small" onClick={() => saving.mutate({ smmServiceId: asked })}>
          Salvar mesmo assim
        </Button>
      )}
    </form>
  )
}
