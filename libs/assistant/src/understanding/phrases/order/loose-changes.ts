const page =
  '(link|perfil|video|post|conta|canal|publicacao|arroba|insta|instagram|tiktok|pagina|usuario|user|@)'

/**
 * Words that may change an order or add one, wherever a message has them. `order-phrases.ts` has those that do by themselves; of
 * these the rules of `acts/read-acts.ts` decide.
 */
export const looseChanges = {
  'change-quantity': `
    ^(e|so)? (a|na|da)? quantidade$ | quantidade (esta )?errada
    ^(o |a )?(dobro|dobr(a|e|ar)|triplo|(du|tri)plica(r)?|metade)$
    ^((quero|pode|da pra|tem como|posso|consigo|eu|queria|bota|poe|melhor|na verdade|nao|,|e|so) )*(aument
      diminu|reduz|baix|sob)[a-z]*( (um|pouco|pouquinho
      mais|menos|isso|ai|a|ess[ea]|o|numero|quantidade|pedido))*( [?.!,])*$
    ^((quero|queria|bota|poe|so|melhor|na verdade|,|e) )*((um pouco|um pouquinho|um tanto|bem|muito) )*(mais
      menos)( (um (pouco|pouquinho|tanto)|ai|disso))*( [.!])*$
  `,
  'change-link': `
    (mud*|troc*|troquei|alter*|corrig*|outr[oa]) (de|o|a)? ((meu|minha|nome|do|da|de) )*${page}
    (no|na|pro|pra|para|em) ((o|a|meu|minha|nosso|nossa|outr[oa]) )*${page} (d[eoa]s?|del[ea]|nov[oa]|pessoal
      comercial|profissional)
  `,
  'add-item': `
    (outr[oa]|nov[oa]|mais um|mais uma) (pedido|compra|servico) | outro igual
    mais (um|uma) ((pacote|pedido|plano|combo) )?(igual|dess[ea]s?|do mesmo) | o mesmo pedido | mesmo de antes
  `,
}
