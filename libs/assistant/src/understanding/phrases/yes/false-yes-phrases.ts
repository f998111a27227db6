/*
 * Words that sound like a yes or a no and are none: phrases by mark.
 */

const approval =
  '(ok|aval|sim|bencao|aprovacao|autorizacao|liberacao|decisao|confirmacao|resposta|retorno|verba)'
const approves = '(aprovar|autorizar|liberar|deixar|topar|concordar|confirmar|responder|decidir|assinar)'

export const falseYesPhrases = {
  /** Somebody has not said yes yet, or the money is not there: a yes of the visitor beside it is none. */
  awaited: `
    (aguard|esper)(o|amos|ando) (so)? (a|o|pela|pelo)? ${approval} d[aeo]s? | falta(m|ndo)? (so)? (a|o)? ${approval} d[aeo]s?
    (?<!(nao|nem) )(preciso|precisamos|depend[a-z]+) (so)? d[aeo] ${approval} d[aeo]s? | falta(m|ndo)? .. ${approves}
    quem (manda|decide|resolve|autoriza|aprova) (aqui)? (e|sao) (o|a|os|as)? (meu|minha)? (person~|decider~|ele|ela)
    cade (o|a) (dinheiro|grana|verba)
    (espera|espere|aguarda|aguarde) (eu|a gente) .. (dar|falar|confirmar|avisar|mandar|responder|decidir)
  `,
  /** A no to a change or a doubt, which is a yes: 'não precisa mudar nada', 'e por que não?'; a price that was found elsewhere. */
  harmless: `
    nao (e|era) (pra|para)? (trocar|mudar|substituir|tirar)
    nao (tem|ha|vejo|tenho|precisa|mudou|muda|falta) (de|mudar|trocar|corrigir|alterar|ter)? (mais|nenhum
      nenhuma)? (nada|erro|problema|duvida|duvidas|pressa|alteracao)
    nao (precisa)? (inverte|inverta|inverter)
    nao tenho (nada|nenhuma)? (contra|objecao|objecoes|ressalva|ressalvas) | nenhuma (alteracao|mudanca|duvida)
    nao , (esta|pode|tudo|por) | nao , ja (pode|esta|vou|quero|decidi|conferi|li|vi) | por que nao | por (enquanto|ora) so$
    (achei|pensei|imaginei|jurava|esperava) (que)? (era|fosse|seria)? (bem|muito)? mais (caro|barato|salgado)
  `,
  /** Words of a yes that are none: told of somebody, asked for, of a page or a payment, or in answer to what was told. */
  'sounds-like-yes': `
    (disse|falou|falaram|disseram|fala|diz) (pra mim)? (que)? (sim|pode|ok|isso|confirmo)
    (digite|traduza|responda|escreva|repita|fale|diga|responde|escreve|digita) (sim|ok|confirmo|isso)
    (issue~|me) (o|os|a|as)? (preco|precos|valor|valores|tabela)
    (account~|channel~) (e|esta|ficou|meu)? (fechado|fechada|aberto|aberta)
    (fechado|fechada|aberto|aberta) (e|esta)? (o|a)? (meu|minha)? (account~|channel~)
    (o|a|os|as|meu|minha) (?!(pedido|negocio|acordo|pacote|plano|valor|preco|trato|carrinho|combinado|total) )[a-z]+ (esta|estao|ficou|fica|continua) (fechado|fechada|fechados|fechadas)
    (fechar|fecha) (a|o)? (minha|meu) (account~|channel~) | (confirma|confere) (o|meu|ai)? (pagamento|pix$)
    (^ok|ah|hum|sim|ata) entendi$ | (^ah|oh) (,)? (sim|ok|bom|certo|legal|bacana$) | (^hum|ata|ah) , esta$ | ^que isso
    tudo (bem|certo|bom) com voce | ^bom dia tudo | ^e ai beleza | combinado com | na chave N
    (sim|claro|esta|aham) , (confia|claro|esta$) | senta la
    era (so)? (isso|essa|esse) (mesmo|mesma)? (a|o)? (informacao|resposta|dado|numero)? que (eu)? (precisava
      queria) (saber)? | por (hoje|enquanto|ora|agora) (e|era|seria)? (so)? isso
  `,
}
