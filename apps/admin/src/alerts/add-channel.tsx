import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { addAlertChannel, alertChannelKinds } from '@smm/contracts/orders/alerts'
import { Button } from '@smm/ui/button'
import { TextField } from '@smm/ui/field'
import { call, messageOf } from '../call.ts'
import { CopyableText } from '../panel/controls/copyable-text.tsx'
import { FormError } from '../panel/controls/form-error.tsx'
import { showToast } from '../show-toast.ts'
import { channelKindNames } from './alert-texts.ts'
import { alertsQuery } from './alerts-query.ts'
import { type ChannelDraft, emptyDraft, newChannelOf, targetTexts, validateDraft } from './channel-draft.ts'
import css from './add-channel.module.css'

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
    <form className={css.form} onSubmit={onSubmit} noValidate>
      <ChannelFields draft={draft} hasMail={hasMail} onChange={(part) => setDraft({ ...draft, ...part })} />
      <FormError>{problem || failureText(adding.error)}</FormError>
      <div className={css.buttons}>
        <Button type="submit" size="small" disabled={adding.isPending} aria-busy={adding.isPending}>
          {adding.isPending ? 'Adicionando...' : 'Adicionar canal'}
        </Button>
        <Button look="quiet" size="small" disabled={adding.isPending} onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </form>
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
      <fieldset className={css.kinds}>
        <legend>Por onde</legend>
        {alertChannelKinds.map((it) => (
          <label key={it} className={css.kind}>
            <input
              type="radio"
              name="kind"
              checked={it === kind}
              disabled={it === 'mail' && !hasMail}
              onChange={() => onChange({ kind: it, target: '' })}
            />
            {channelKindNames[it]}
          </label>
        ))}
      </fieldset>
      {!hasMail && <p className={css.hint}>Para avisos por e-mail, configure antes SMTP_URL e MAIL_FROM.</p>}
      <TextField label="Nome" maxLength={60} placeholder="Celular da Ana" {...text('name')} />
      <TextField
        label={label}
        autoCapitalize="none"
        spellCheck={false}
        placeholder={placeholder}
        {...text('target')}
      />
      {kind === 'telegram' && <TextField label="Token do bot" type="password" {...text('token')} />}
      <p className={css.hint}>{hint}</p>
    </>
  )
}

const SigningKey = ({ secret, onDone }: { secret: string; onDone: () => void }) => (
  <div className={css.form}>
    <p>
      Guarde esta chave: ela aparece só agora. Com ela o seu sistema confere que o aviso veio da loja. A
      assinatura é o HMAC-SHA256 de “t.corpo”, onde t é o número que vem em x-smm-signature.
    </p>
    <CopyableText text={secret} name="Copiar chave" />
    <div className={css.buttons}>
      <Button size="small" onClick={onDone}>
        Já guardei
      </Button>
    </div>
  </div>
)
