import { type Merit, merits, type Picked } from '@smm/contracts/services'

/** The text of `services.link_reason`: how the supplier's service was picked. */
export const writeLinkReason = (picked: Picked): string =>
  picked.by === 'staff'
    ? `entered by ${picked.username}`
    : `best of ${picked.of}: ${picked.merits.join(', ') || 'the only one'}`

/** Undefined for a text that neither release wrote. */
export function readLinkReason(text: string): Picked | undefined {
  const username = /^entered by (.+)$/s.exec(text)?.[1]
  if (username !== undefined) return { by: 'staff', username }
  const [, count, held = ''] = /^best of (\d+): (.*)$/s.exec(text) ?? []
  if (count === undefined) return undefined
  const reasons: string[] = held.split(', ')
  const isHeld = (merit: Merit) => reasons.includes(merit)
  return { by: 'catalogue', of: Number(count), merits: merits.filter(isHeld) }
}
