/** Words of visitors about orders that they have placed. */
export const placedPhrases = {
  stops: `
    (para|pare|parem|parar|interromp*|suspend*|segura) (a|essa|minha|o|esse|meu)? (entrega|envio|pedido)
    desist(o|e|i|ir|imos) d[oa]s?
  `,
  cancelled: `
    cancel(ou|aram|ad[oa]) ? | cancel(ou|aram|ad[oa]) (mesmo|ja|certinho|ou nao|ai|tudo|o pedido) ?
  `,
  pays: `
    (ainda|da pra|posso|consigo|tem como|da tempo de) .. pagar .. ?
  `,
  'money-back': `
    (dinheiro|valor|grana|pix) (ja |nao |ainda nao )?(voltou|volta|retornou|foi devolvido|caiu de volta|veio de volta)
  `,
  other: `^(e|mas|,|ai)? (o|a|os|as) outr[oa]s? ? | ^(e|mas|,|ai)? (o|a|os|as) outr[oa]s? (pedidos?|compras?) ?`,
  again: `
    (repet*|repita|refaz*|refaco|renov*) (de novo)? (o|a|os|as|esse|essa|aquele|aquela|tudo|isso|meu|minha|pra mim
      la)? (mesm[oa]s?|ultim[oa]|dose|igual|pedido|compra|pacote|do|da|isso|tudo)
    (quero|queria|manda|mande|bota|bote|faz|faca|fazer|me ve|pode ser|vou querer|vou de|gera|pedir) (mais)? (o|a
      os|as|um|uma|tudo)? (mesm[oa]s?|igual|igualzinh[oa]|identic[oa])(?! (preco|valor|desconto|cupom|prazo|dia
      link))
    (outr[oa]|mais um|mais uma) (pacote|pedido|compra|combo)? igual
    (fazer|pedir|quero|comprar) (tudo)? (de novo|outra vez|novamente)
  `,
}
