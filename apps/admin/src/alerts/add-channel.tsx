import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { addAlertChannel, alertChannelKinds } from '@smm/contracts/orders/alerts'
import { Button } from '@smm/ui/button'
import { TextField } from '@smm/ui/field'
import { call, messageOf } from '../call.ts'
import { CopyableText } from '../panel/controls/copyable-text.tsx'
import { FormError } from '../panel/controls/form-error.tsx'
import { Choice, ChoiceRow, FieldGroup, Form, FormButtons, Hint, Hinted } from '../panel/form/form-layout.tsx'
import { showToast } from '../show-toast.ts'
import { channelKindNames } from './alert-texts.ts'
import { alertsQuery } from './alerts-query.ts'
import { type ChannelDraft, emptyDraft, newChannelOf, targetTexts, validateDraft } from './channel-draft.ts'

type AddChannelProps = { hasMail: boolean; onClose: () => void }

export function AddChannel({ hasMail, onClose }: AddChannelProps) {
  const client = useQueryClient()
  const [draft, setDraft] = useState(emptyDraft)
  const [problem, setProblem] = useState('')
  const adding = useMutation({
    mutationFn: () => call(addAlertChannel, { body: newChannelOf(draft) }),
    onSuccess({ alerts, secret }) {
      client.setQueryData(alertsQuery.queryKey, alerts)
      if (secret) return
      showToast('Canal adicionado', 'Mande um teste para ver se chega.')
      onClose()
    },
  })
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = validateDraft(draft)
    setProblem(found)
    if (!found && !adding.isPending) adding.mutate()
  }
  if (adding.data?.secret) return <SigningKey secret={adding.data.secret} onDone={onClose} />
  return (
    <Form onSubmit={onSubmit}>
      <ChannelFields draft={draft} hasMail={hasMail} onChange={(part) => setDraft({ ...draft, ...part })} />
      <FormError>{problem || failureText(adding.error)}</FormError>
      <FormButtons>
        <Button type="submit" size="small" disabled={adding.isPending} aria-busy={adding.isPending}>
          {adding.isPending ? 'Adicionando...' : 'Adicionar canal'}
        </Button>
        <Button look="quiet" size="small" disabled={adding.isPending} onClick={onClose}>
          Cancelar
        </Button>
      </FormButtons>
    </Form>
  )
}

const failureText = (error: Error | null) =>
  error ? (messageOf(error) ?? 'Não foi possível adicionar. Tente de novo.') : ''

type FieldsProps = {
  draft: ChannelDraft
  hasMail: boolean
  onChange: (part: Partial<ChannelDraft>) => void
}

function ChannelFields({ draft, hasMail, onChange }: FieldsProps) {
  const { kind } = draft
  const { label, placeholder, hint } = targetTexts[kind]
  const text = (name: 'name' | 'target' | 'token') => ({
    autoComplete: 'off',
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  return (
    <>
      <FieldGroup title="Por onde">
        <ChoiceRow>
          {alertChannelKinds.map((it) => (
            <Choice
              key={it}
              type="radio"
              name="kind"
              checked={it === kind}
              disabled={it === 'mail' && !hasMail}
              onChange={() => onChange({ kind: it, target: '' })}
            >
              {channelKindNames[it]}
            </Choice>
          ))}
        </ChoiceRow>
        {!hasMail && <Hint>Para avisos por e-mail, configure antes SMTP_URL e MAIL_FROM.</Hint>}
      </FieldGroup>
      <TextField label="Nome" maxLength={60} placeholder="Celular da Ana" {...text('name')} />
      {kind === 'telegram' && <TextField label="Token do bot" type="password" {...text('token')} />}
      <Hinted hint={hint}>
        <TextField
          label={label}
          autoCapitalize="none"
          spellCheck={false}
          placeholder={placeholder}
          {...text('target')}
        />
      </Hinted>
    </>
  )
}

function SigningKey({ secret, onDone }: { secret: string; onDone: () => void }) {
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onDone()
  }
  return (
    <Form onSubmit={onSubmit}>
      <p>
        Guarde esta chave: ela aparece só agora. Com ela o seu sistema confere que o aviso veio da loja. A
        assinatura é o HMAC-SHA256 de “t.corpo”, onde t é o número que vem em x-smm-signature.
      </p>
      <CopyableText text={secret} name="Copiar chave" />
      <FormButtons>
        <Button type="submit" size="small">
          Já guardei
        </Button>
      </FormButtons>
    </Form>
  )
}
