const beside = `oi|ola|opa|moc[oa]|amig[oa]|gente|querid[oa]|obrigad[oa]|valeu|por favor|viu|sim|ne|haha|ai|ja|aqui
  agora|agorinha|hoje|eu|o|um|meu|pix|pagamento|valor|certo|certinho`
const sign = '[^a-z0-9]'

/** The words, with nothing beside them but punctuation, courtesy and the name of the payment. */
const only = (words: string) =>
  `^(${sign}|(${beside}|ok|pronto|entao|e)(?![a-z0-9]))*(${words})(?![a-z0-9])(${sign}
    (${beside}|viram)(?![a-z0-9]))*$`

/** A word or two about a payment: it is done, did it come, something fell. */
export const newsPhrases = {
  paid: only(
    `
    pront[oa]|prontinho|acabei de (pagar|fazer|transferir)|(esta |foi )?(paguei|pag[oa]|fiz|feito|efetuad[oa]
    efetuei|realizei|realizad[oa]|transferi|enviei|enviado)
  `.trim(),
  ),
  came: only(
    `
    recebeu|receberam|recebido|chegou|entrou|compensou|confirmou|confirmaram|aprovou|deu certo|foi
  `.trim(),
  ),
  fell: only('caiu|cairam'),
}
