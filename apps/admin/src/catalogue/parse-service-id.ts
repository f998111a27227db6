import { supplier } from '@smm/site/supplier'

const maxServiceId = 2_147_483_647

/** Parses an id of the supplier's service; the error is a text for staff. */
export function parseServiceId(typed: string): { id: number } | { error: string } {
  const text = typed.trim()
  if (!text) return { error: `ID do ${supplier.name} não pode estar vazio.` }
  const id = Number(text)
  if (!/^\d+$/.test(text) || id < 1 || id > maxServiceId) {
    return { error: `ID do ${supplier.name} deve ser um número válido.` }
  }
  return { id }
}
