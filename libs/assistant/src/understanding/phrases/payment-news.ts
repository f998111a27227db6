const courtesy = 'oi|ola|opa|moc[oa]|amig[oa]|gente|querid[oa]|obrigad[oa]|valeu|por favor|viu|sim|ne|haha'
const around = `${courtesy}|ai|ja|aqui|agora|agorinha|hoje|eu|o|um|meu|pix|pagamento|valor|certo|certinho`

/** The words, with nothing beside them but signs, courtesy and the name of what was paid. */
const onlySaying = (words: string) =>
  new RegExp(
    `^(?:[^a-z0-9]|(?:${around}|ok|pronto|entao|e)(?![a-z0-9]))*(?:${words})(?![a-z0-9])(?:[^a-z0-9]|(?:${around}|viu|viram)(?![a-z0-9]))*$`,
    'u',
  )

const saysItIsPaid = onlySaying(
  'pront[oa]|prontinho|acabei de (?:pagar|fazer|transferir)|(?:esta |foi )?(?:paguei|pag[oa]|fiz|feito|efetuad[oa]|efetuei|realizei|realizad[oa]|transferi|enviei|enviado)',
)
const asksWhetherItCame = onlySaying(
  'recebeu|receberam|recebido|chegou|entrou|compensou|confirmou|confirmaram|aprovou|deu certo|foi',
)
const saysItFell = onlySaying('caiu|cairam')

/** Reads a word or two about a payment: it is done, did it come, something fell. */
export function paymentNews(plain: string): 'paid' | 'came' | 'fell' | null {
  if (saysItIsPaid.test(plain)) return 'paid'
  if (asksWhetherItCame.test(plain)) return 'came'
  return saysItFell.test(plain) ? 'fell' : null
}
