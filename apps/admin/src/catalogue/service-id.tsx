import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { productName } from '@smm/contracts/products'
import { changeService, type Service } from '@smm/contracts/services'
import { supplier } from '@smm/site/supplier'
import { Badge } from '@smm/ui/badge'
import { Button } from '@smm/ui/button'
import { call, refusalCodeOf } from '../call.ts'
import { FormError } from '../panel/controls/form-error.tsx'
import { IconButton } from '../panel/controls/icon-button.tsx'
import { ForRoles } from '../identity/for-roles.tsx'
import { servicesQuery } from './services-query.ts'
import { showToast } from '../show-toast.ts'
import { isUnlisted } from './is-sold.ts'
import { parseServiceId } from './parse-service-id.ts'
import css from './service-id.module.css'

/** The linked service of the supplier, edited in place. */
export function ServiceId({ service }: { service: Service }) {
  // Undefined until it was edited: the button gets the focus back only from its own field.
  const [isEditing, setEditing] = useState<boolean>()
  if (isEditing) return <EditId service={service} onDone={() => setEditing(false)} />
  const name = productName({ platform: service.platform, serviceType: service.category })
  const isLinked = service.smmServiceId !== undefined
  const isGood = isLinked && !isUnlisted(service)
  return (
    <div className={css.shown}>
      <Badge tone={isGood ? 'good' : 'warn'}>
        {isGood ? 'Conectado' : isLinked ? 'Fora da lista' : 'Não configurado'}
      </Badge>
      {isLinked && <code className={css.id}>{service.smmServiceId}</code>}
      <ForRoles endpoint={changeService}>
        <IconButton
          icon="edit"
          name={`Editar ID de ${name}`}
          autoFocus={isEditing === false}
          onClick={() => setEditing(true)}
        />
      </ForRoles>
    </div>
  )
}

const isUnlistedRefusal = (error: unknown) => refusalCodeOf(error) === 'ID_NOT_LISTED'

function EditId({ service, onDone }: { service: Service; onDone: () => void }) {
  const client = useQueryClient()
  const errorId = useId()
  const [typed, setTyped] = useState(String(service.smmServiceId ?? ''))
  const [error, setError] = useState('')
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
      if (!isUnlistedRefusal(error)) showToast('Erro', `Falha ao atualizar ID do ${supplier.name}.`, 'error')
    },
  })
  const unlistedId = isUnlistedRefusal(saving.error) ? saving.variables?.smmServiceId : undefined
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const parsed = parseServiceId(typed)
    if ('error' in parsed) return setError(parsed.error)
    saving.mutate({ smmServiceId: parsed.id, onlyIfListed: true })
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
        aria-invalid={error !== '' || unlistedId !== undefined}
        aria-describedby={errorId}
        inputMode="numeric"
        autoComplete="off"
        autoFocus
        placeholder={`ID do ${supplier.name}`}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setError('')
          saving.reset()
        }}
      />
      <Button type="submit" size="small" disabled={saving.isPending}>
        Salvar
      </Button>
      <Button look="quiet" size="small" disabled={saving.isPending} onClick={onDone}>
        Cancelar
      </Button>
      <FormError id={errorId}>
        {unlistedId === undefined
          ? error
          : `O ID ${unlistedId} não está na lista do fornecedor. Com ele, o serviço sai da venda até a sincronização encontrá-lo.`}
      </FormError>
      {unlistedId !== undefined && (
        <Button look="quiet" size="small" onClick={() => saving.mutate({ smmServiceId: unlistedId })}>
          Salvar mesmo assim
        </Button>
      )}
    </form>
  )
}
