import { supplier } from '@smm/site/supplier'

const largestId = 2_147_483_647

/** What was typed as an id of the supplier's service, or what is wrong with it. */
export function readServiceId(typed: string): { id: number } | { complaint: string } {
  const text = typed.trim()
  if (!text) return { complaint: `ID do ${supplier.name} não pode estar vazio.` }
  const id = Number(text)
  if (!/^\d+$/.test(text) || id < 1 || id > largestId) {
    return { complaint: `ID do ${supplier.name} deve ser um número válido.` }
  }
  return { id }
}
