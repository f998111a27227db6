const ticket = '(chamad[oa]s?|tickets?|protocolos?|ocorrencias?|reclamac[a-z]+|queixas?)'
const how = `(esta|estao|anda|andam|ficou|ficaram|vai|vao|segue|fica|foi|deu|resolv[a-z]+|respond[a-z]+
  olha[a-z]*|vi(u|ram)|analis[a-z]+)`

/** Questions about a ticket. `loosely`: asked by a visitor with a ticket, they are of that. */
export const ticketPhrases = {
  opens: 'abr(a|e|i|ir|o) (um|uma|outr[oa]|nov[oa])',
  'opens-another': '(outr[oa]|nov[oa]|mais um|mais uma) (chamado|ticket|protocolo|ocorrencia|reclamacao)',
  asks: `
  (como|onde|quando|quanto|em que pe|que fim|alguem|ja|voces|cade|ninguem) .. ${how} .. ${ticket}
  (qual|quais|quantos|numero|passa|esqueci|perdi|aconteceu|acontecendo) .. ${ticket}
  (cade|consultar|acompanh*|saber (d[oe]|sobre)|ver) ((o|a|os|as|meus?|minhas?) )*${ticket}
  (status|andamento|situacao|novidades?|noticias?|resposta|retorno|atualizac*|previsao|posicao
    fim) … ${ticket}
  (e|sobre) ((o|a|os|as|meus?|minhas?|aquel[ea]|ess[ea]|est[ea]) )*${ticket} ?
`,
  /** With a question mark. */
  'asks-whether': `
  ${ticket} ((que|eu|abri|aqui|ja|esse|ontem|hoje|ainda) )*${how}
`,
  loosely: `
  (e|cade|sobre|como (que )?(esta|ficou|anda|vai)) ((o|a|os|as|meu|minha|aquel[ea]|ess[ea]|est[ea]
    mesmo) )*(problema|caso|assunto|questao)
  (ja|alguem|conseguiram|ninguem) (ja|me|conseguiram|conseguiu)? (resolver(am)?|resolveu|olharam|olhou|viram|viu
    analisaram|respond(eram|eu)|verificaram)
  (alguma|tem|tem alguma|teve|teve alguma|e a|cade a|cade o|nenhuma|nada de|algum) (novidades?|noticias?
    resposta|retorno|posicao|solucao) ((da|de|do|equipe|voces|pra|mim|ja|ainda|meu|problema|caso) )*([?.!]|$)
`,
}
