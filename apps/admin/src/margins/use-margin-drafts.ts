import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import type { Margin } from '@smm/contracts/prices/margins'
import { marginsQuery } from './margins-query.ts'
import { servicesQuery } from '../catalogue/services-query.ts'
import { showToast } from '../show-toast.ts'
import {
  validateMargin,
  type Draft,
  marginFields,
  type MarginField,
  marginsToSave,
  concurrentChange,
  savedPercent,
} from './margin-form.ts'
import { saveMargins } from './save-margins.ts'

/** The state of the margins form: drafts over the saved margins, validation and saving. */
export function useMarginDrafts(margins: Margin[]) {
  const client = useQueryClient()
  // The services give the products and the preview; margins can be edited while the catalogue is down.
  const { data: services = [], isError: hasNoServices } = useQuery(servicesQuery)
  const [drafts, setDrafts] = useState<Record<string, Draft>>({})
  const [wasSubmitted, setSubmitted] = useState(false)
  const fields = marginFields(services, margins)
  const percentOf = (field: MarginField) => drafts[field.key]?.text ?? savedPercent(field)
  const errorOf = (field: MarginField) => validateMargin(field, drafts[field.key])
  const [global] = fields
  // Products inherit the saved global margin while the edited one is invalid.
  const inherited = errorOf(global) ? savedPercent(global) : percentOf(global)
  const isValid = fields.every((field) => !errorOf(field))
  // An invalid value shows its error while it is typed, a missing one after the submit.
  const showsError = (field: MarginField) =>
    wasSubmitted || drafts[field.key]?.isBadInput || percentOf(field) !== ''

  const saving = useMutation({
    mutationFn: () => saveMargins(marginsToSave(fields, percentOf)),
    onSuccess: () => {
      setDrafts({})
      showToast('Margens salvas', 'Configurações de margem atualizadas com sucesso.')
    },
    onError: () => showToast('Erro', 'Falha ao salvar configurações de margem.', 'error'),
    // Also after a failure: some margins may be saved, and a concurrent change must be shown.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: marginsQuery.queryKey }),
        client.invalidateQueries({ queryKey: servicesQuery.queryKey }),
      ]),
  })
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSubmitted(true)
    if (isValid && !saving.isPending) saving.mutate()
  }
  const change = (field: MarginField, text: string, isBadInput: boolean) =>
    setDrafts((before) => {
      const percentAtStart = before[field.key]?.percentAtStart ?? savedPercent(field)
      return { ...before, [field.key]: { text, isBadInput, percentAtStart } }
    })
  return {
    services,
    hasNoServices,
    fields,
    typed: percentOf,
    isSound: isValid,
    saving,
    onSubmit,
    inputOf: (field: MarginField) => ({
      field,
      value: percentOf(field),
      inherited,
      error: showsError(field) ? errorOf(field) : '',
      concurrentChange: concurrentChange(field, drafts[field.key]),
      onChange: (text: string, isBadInput: boolean) => change(field, text, isBadInput),
    }),
  }
}
