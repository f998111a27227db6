import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import {
  type AlertSettings,
  type AlertSubject,
  alertSubjects,
  saveAlertSettings,
} from '@smm/contracts/orders/alerts'
import { Badge } from '@smm/ui/badge'
import { Button } from '@smm/ui/button'
import { TextField } from '@smm/ui/field'
import { call, messageOf } from '../call.ts'
import { FormError } from '../panel/controls/form-error.tsx'
import { SelectField } from '../panel/controls/select-field.tsx'
import { showToast } from '../show-toast.ts'
import css from './alert-settings-form.module.css'
import { subjectTexts } from './alert-texts.ts'
import { alertsQuery } from './alerts-query.ts'

const [minMinutes, maxMinutes] = [2, 1_440]

/** Which subjects are told, and the quiet hours. */
export function AlertSettingsForm({ settings }: { settings: AlertSettings }) {
  const client = useQueryClient()
  const [draft, setDraft] = useState(settings)
  const [minutes, setMinutes] = useState(String(settings.waitMinutes))
  const [problem, setProblem] = useState('')
  const waitMinutes = Number(minutes)
  const change = (part: Partial<AlertSettings>) => setDraft((before) => ({ ...before, ...part }))
  const saving = useMutation({
    mutationFn: () => call(saveAlertSettings, { body: { ...draft, waitMinutes } }),
    onSuccess(alerts) {
      showToast('Avisos salvos', 'Valem a partir de agora.')
      client.setQueryData(alertsQuery.queryKey, alerts)
    },
  })
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isRight = Number.isInteger(waitMinutes) && waitMinutes >= minMinutes && waitMinutes <= maxMinutes
    setProblem(isRight ? '' : 'A espera vai de 2 a 1.440 minutos.')
    if (isRight && !saving.isPending) saving.mutate()
  }
  return (
    <form className={css.settings} onSubmit={onSubmit} noValidate aria-label="Assuntos e horas de silêncio">
      <Subjects off={draft.subjectsOff} onChange={(subjectsOff) => change({ subjectsOff })} />
      <div className={css.when}>
        <QuietHours draft={draft} onChange={change} />
        <TextField
          label="Avisar quando um pedido pago esperar mais de (minutos)"
          className={css.minutes}
          inputMode="numeric"
          value={minutes}
          onChange={({ target }) => setMinutes(target.value)}
        />
        <FormError>{problem || failureText(saving.error)}</FormError>
        <Button type="submit" size="small" disabled={saving.isPending} aria-busy={saving.isPending}>
          {saving.isPending ? 'Salvando...' : 'Salvar avisos'}
        </Button>
      </div>
    </form>
  )
}

const failureText = (error: Error | null) =>
  error ? (messageOf(error) ?? 'Não foi possível salvar. Tente de novo.') : ''

type SubjectsProps = { off: AlertSubject[]; onChange: (off: AlertSubject[]) => void }

const Subjects = ({ off, onChange }: SubjectsProps) => (
  <fieldset className={css.subjects}>
    <legend>Assuntos</legend>
    {alertSubjects.map((subject) => {
      const { name, text, isMoney } = subjectTexts[subject]
      const others = off.filter((it) => it !== subject)
      return (
        <label key={subject} className={css.subject}>
          <input
            type="checkbox"
            checked={!off.includes(subject)}
            onChange={({ target }) => onChange(target.checked ? others : [...others, subject])}
          />
          <span>
            <strong>{name}</strong>
            <small>{text}</small>
          </span>
          {isMoney && <Badge tone="neutral">Dinheiro</Badge>}
        </label>
      )
    })}
  </fieldset>
)

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), name: `${hour} h` }))

type QuietHoursProps = { draft: AlertSettings; onChange: (part: Partial<AlertSettings>) => void }

const QuietHours = ({ draft: { quietFrom, quietUntil }, onChange }: QuietHoursProps) => (
  <fieldset className={css.quiet}>
    <legend>Horas de silêncio</legend>
    <div className={css.hours}>
      <span>das</span>
      <SelectField
        label="Silêncio a partir das"
        value={String(quietFrom)}
        options={hours}
        onSelect={(hour) => onChange({ quietFrom: Number(hour) })}
      />
      <span>às</span>
      <SelectField
        label="Silêncio até as"
        value={String(quietUntil)}
        options={hours}
        onSelect={(hour) => onChange({ quietUntil: Number(hour) })}
      />
    </div>
    <p className={css.hint}>
      {quietFrom === quietUntil
        ? 'Sem silêncio: todo aviso chega na hora.'
        : 'Nesse horário só chegam os assuntos marcados com Dinheiro e, entre os casos, os de pagamento. O resto chega quando ele termina. Horário de São Paulo.'}
    </p>
  </fieldset>
)
