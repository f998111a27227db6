import { targetOf } from '@smm/social-links/link-fits'
import type { DialogueState, Draft } from './dialogue.ts'
import type { Reading } from './reader.ts'
import type { Targets } from './targets.ts'

const oneName = /^\s*([A-Za-z0-9_][A-Za-z0-9._]{2,29})\s*$/

/** What a page is of, and not what it is called. */
const commonNoun =
  /^(?:escola|loja|lojinha|igreja|empresa|padaria|mercado|mercadinho|restaurante|clinica|salao|academia|barbearia|oficina|farmacia|canal|perfil|pagina|conta|link|nome|video|foto|post|filho|filha|amigo|amiga|marido|esposa|irmao|irma|mae|pai|tia|tio|chefe|patrao|cliente|banda|time|curso|faculdade|prefeitura|negocio)s?$/i

/** A name alone, where a profile was asked, is the @ without its sign. */
export function withBareHandle(
  { asked, draft }: DialogueState,
  message: string,
  reading: Reading,
  targets: Targets,
): Targets {
  const name = oneName.exec(message)?.[1]
  if (!name || asked !== 'link' || hasTarget(targets)) return targets
  const canBeOne = isOfPage(name) || wantsAccount(draft)
  return isOnlyDigits(name) || commonNoun.test(name) || !canBeOne || meansSomething(name, reading)
    ? targets
    : { ...targets, usable: [{ handle: name }] }
}

const hasTarget = ({ usable, refused }: Targets) => usable.length > 0 || Boolean(refused)

const isOnlyDigits = (name: string) => /^\d+$/.test(name)

/** No plain word is written like that. */
const isOfPage = (name: string) => /[._\d]/.test(name)
const wantsAccount = ({ serviceType }: Draft) =>
  serviceType !== null && targetOf({ serviceType }) === 'account'

/** A word that was understood is no name: 'obrigado', 'curtidas'. 'tiktok.da.ana' is one, whatever it holds of an order. */
function meansSomething(name: string, { acts, topics, choice, unsold, orders }: Reading): boolean {
  if (acts.length || topics.length || choice || unsold) return true
  return orders.length > 0 && !/[._]/.test(name)
}
