/*
 * Which of several orders and pages are meant: phrases by mark.
 */

export const scopePhrases = {
  again: `
    (outro|outra) igual | (quero|manda|faz|bota|me|a|o|ve) (igual|mesmo|mesma) | (mesma|mesmo|igual) (coisa)? (no|na|pro|pra|para)
    de novo | outra vez | repete
  `,
  cost: `quanto | quantos | preco | valor | custam | orcamento`,
  each: `
    por (account~|channel~|content~)
    cada(?! (um|uma) (tem|com|usa)? (o|a)? (seu|sua)) | (em|pra|para|pros|nos|nas|os|as) (ambos|ambas|dois|duas|tres)
    ambos | (mesma|mesmo) (quantidade|tanto) | igual (pros|nos|pra)
  `,
  split: `dividid* | dividir | divide | divida | repart* | meio a meio | metade (em|pra|para) cada`,
  'scope-all': `
    todos | todas | ambos | (nos|os|as|nas|pros|pras|aos|dos|das) (dois|duas|tres|2|3) | tudo$
    (o|a) (meu|minha|nosso|nossa) e (o|a) (do|da|de) | os pedidos | carrinho
    L (no|na) P (,|e|, e) (no|na) P
  `,
  'scope-first': `
    (o|a) (primeiro|primeira)(?! (vez|compra)) (antes|agora|so)?
    (@|arroba|link|perfil|pagina|quantidade) (do|da) (primeiro|primeira)
  `,
  'scope-last': `N (G)? (nesse|nessa|neste|nesta|nele|nela) (ai)?$`,
  'only-named': `
    (so|somente|apenas) (issue~|quero|queria)? (o|a|os|as) (do|da|de|dos|das)? (N|P|G|L)
    (o|a|os|as) (do|da|de|dos|das)? (P|G|L) (so|somente|apenas$)
  `,
  'only-first': `
    (so|somente|apenas) (o|a) (primeiro|primeira) | (o|a) (primeiro|primeira) (so|somente|apenas$)
  `,
  'only-place': '(so|somente|apenas) (o|a) (segundo|segunda|terceiro|terceira|ultimo|ultima)',
  'scope-rest': `
    outro | outra | outros | outras | proximo | restante | resto | seguinte | que (falta|faltou|faltam)
  `,
  'other-person': `
    (no|na|nos|nas|pro|pra|para|pros|pras|do|da|de|ao) (o|a|os|as)? (perfil|conta|canal|insta|P|video|post
      pagina)? (do|da|de|dos|das)? (o|a)? (meu|minha|nosso|nossa|um|uma|seu)? person~
    (e|era|vai|ser) (um|uma|de)? (presente|surpresa|mimo) (pra|para|pro) (ela|ele|elas|eles) | dele | dela | todo mundo | da (equipe|turma)
  `,
}
