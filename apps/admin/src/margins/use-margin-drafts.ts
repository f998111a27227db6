import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import type { Margin } from '@smm/contracts/margins'
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
import { saveMargins } from './save-margins.ts'

/** What is typed over the saved margins, what is wrong with it, and the way to save it. */
export function useMarginDrafts(margins: Margin[]) {
  const client = useQueryClient()
  // To know which products there are and what a margin does: the margins can be edited without it.
  const { data: services = [], isError: hasNoServices } = useQuery(servicesQuery)
  const [drafts, setDrafts] = useState<Record<string, Draft>>({})
  const [isChecked, setChecked] = useState(false)
  const fields = marginFields(services, margins)
  const typed = (field: MarginField) => drafts[field.key]?.text ?? savedPercent(field)
  const complaintOf = (field: MarginField) => complaintAbout(field, drafts[field.key])
  const [global] = fields as [MarginField]
  // What cannot be saved counts for nobody.
  const inherited = complaintOf(global) ? savedPercent(global) : typed(global)
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
  const change = (field: MarginField, text: string, isBroken: boolean) =>
    setDrafts((before) => {
      const seen = before[field.key]?.seen ?? savedPercent(field)
      return { ...before, [field.key]: { text, isBroken, seen } }
    })
  return {
    services,
    hasNoServices,
    fields,
    typed,
    isSound,
    saving,
    onSubmit,
    inputOf: (field: MarginField) => ({
      field,
      value: typed(field),
      inherited,
      complaint: isShown(field) ? complaintOf(field) : '',
      overtakenBy: overtakenBy(field, drafts[field.key]),
      onChange: (text: string, isBroken: boolean) => change(field, text, isBroken),
    }),
  }
}
