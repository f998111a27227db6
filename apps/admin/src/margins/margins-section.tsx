import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import type { Margin } from '@smm/contracts/margins'
import { platformNames, platforms } from '@smm/contracts/products'
import { Button } from '@smm/ui/button'
import { CallFailed, wordsOf } from '../call.ts'
import { Loaded } from '../panel/loaded.tsx'
import { marginsQuery, servicesQuery } from '../queries.ts'
import { showToast } from '../show-toast.ts'
import {
  complaintAbout,
  type Draft,
  marginFields,
  type MarginField,
  marginsToSave,
  overtakenBy,
  savedPercent,
} from './margin-form.ts'
import { MarginInput } from './margin-input.tsx'
import { MarginPreview } from './margin-preview.tsx'
import css from './margins-section.module.css'
import { previewMargins } from './preview-margins.ts'
import { saveMargins } from './save-margins.ts'

export function MarginsSection() {
  const reading = useQuery(marginsQuery)
  return (
    <Loaded
      reading={reading}
      loadingText="Carregando margens..."
      failedText="Não foi possível carregar as margens."
    >
      {(margins) => <MarginForm margins={margins} />}
    </Loaded>
  )
}

function MarginForm({ margins }: { margins: Margin[] }) {
  const client = useQueryClient()
  // To know which products there are and what a margin does: the margins can be edited without it.
  const { data: services = [], isError: hasNoServices } = useQuery(servicesQuery)
  const [drafts, setDrafts] = useState<Record<string, Draft>>({})
  const [isChecked, setChecked] = useState(false)
  const fields = marginFields(services, margins)
  const typed = (field: MarginField) => drafts[field.key]?.text ?? savedPercent(field)
  const complaintOf = (field: MarginField) => complaintAbout(field, drafts[field.key])
  const isSound = fields.every((field) => !complaintOf(field))
  // What is wrong is said while it is typed; what is merely missing, when it is to be saved.
  const isShown = (field: MarginField) => isChecked || drafts[field.key]?.isBroken || typed(field) !== ''

  const saving = useMutation({
    mutationFn: () => saveMargins(marginsToSave(fields, typed)),
    onSuccess: () => {
      setDrafts({})
      showToast('Margens salvas', 'Configurações de margem atualizadas com sucesso.')
    },
    onError: () => showToast('Erro', 'Falha ao salvar configurações de margem.', 'error'),
    // Also after a failure: some may have been saved, and what somebody else saved must be seen.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: marginsQuery.queryKey }),
        client.invalidateQueries({ queryKey: servicesQuery.queryKey }),
      ]),
  })
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    if (isSound && !saving.isPending) saving.mutate()
  }
  const inputOf = (field: MarginField) => (
    <MarginInput
      key={field.key}
      field={field}
      value={typed(field)}
      inherited={typed(fields[0]!)}
      complaint={isShown(field) ? complaintOf(field) : ''}
      overtakenBy={overtakenBy(field, drafts[field.key])}
      onChange={(text, isBroken) =>
        setDrafts((before) => {
          const seen = before[field.key]?.seen ?? savedPercent(field)
          return { ...before, [field.key]: { text, isBroken, seen } }
        })
      }
    />
  )
  const isConflict = saving.error instanceof CallFailed && saving.error.status === 409
  return (
    <form className={css.form} onSubmit={onSubmit} noValidate>
      <section className={css.card} aria-label="Margem global">
        <div>
          <h2>Margem global</h2>
          <p className={css.note}>
            Vale para tudo o que não tem margem própria. É o quanto se soma ao custo do fornecedor; o preço
            nunca fica abaixo disso, a não ser em pacotes já publicados.
          </p>
        </div>
        {inputOf(fields[0]!)}
      </section>
      {platforms.map((platform) => (
        <section key={platform} className={css.card} aria-label={platformNames[platform]}>
          <h2>{platformNames[platform]}</h2>
          <div className={css.inputs}>
            {fields.filter(({ product }) => product?.platform === platform).map(inputOf)}
          </div>
        </section>
      ))}
      {isSound && <MarginPreview effects={previewMargins(services, fields, typed)} />}
      {hasNoServices && (
        <p className={css.note}>
          O catálogo não respondeu: o efeito das margens não pode ser mostrado agora.
        </p>
      )}
      <div className={css.foot}>
        {isConflict && (
          <p className={css.conflict} role="alert">
            {wordsOf(saving.error)}
          </p>
        )}
        <Button type="submit" className={css.save} disabled={saving.isPending} aria-busy={saving.isPending}>
          {saving.isPending ? 'Salvando...' : 'Salvar margens'}
        </Button>
      </div>
    </form>
  )
}
