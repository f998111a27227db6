/*
 * Marks of a clause beside the acts: phrases by mark.
 */

export const markPhrases = {
  negated: `nao | nem | ao inves (de|do|da|dos|das) | no lugar (de|do|da|dos|das) | sem`,
  mention: `find~`,
  indicated: `
    indicou
    (prima|primo|amiga|amigo|irma|irmao|vizinha|vizinho|cunhada|cunhado|colega) L (ja)? (comprou|pegou|fez|pediu
      cresceu)
  `,
  rival: `concorrente | concorrencia | rival`,
  condition: `
    desde que | so (se|quando) | contanto que | a menos que
    se (eu|voce|voces|o|a|nao|tiver|for|der|fizer|ja|e|tem|fizerem|chegar)
    se (o|a)? (meu|minha|ele|ela|eles|person~|decider~|tudo|rolar|cair|topar|der)
  `,
  polite: '(e)? se (voce|voces)? (puder|puderem|possivel)',
  hypothesis: `
    e se
    se (eu|agente|a) (fosse|levar|levasse|comprar|comprasse|pegar|pegasse|quiser|quisesse|pedir|pedisse|fechar
      fechasse|colocar|colocasse|aumentar)
    se (for|fosse|fossem|forem)
    se eu (ganhar|ganhasse|virar|ficar|tivesse|pudesse) (na|a|o|rico|rica|famoso|famosa)? | caso eu
    (quiser|quisermos) (comprar|levar|pegar|pedir|fazer|botar|colocar)? (mais)? N | digamos | supondo | eventualmente
    suponha | supor | imagina | hipoteticamente | um dia
    (quanto|qual) .. (ficaria|ficariam|sairia|sairiam|custaria|custariam|daria|dariam|seria|cobraria|cobrariam|dava)
    (fazendo|faz|fazer|preciso|quero|queria) (um|uma)? (orcamento|cotacao|simulacao) | simula
  `,
  habit: `
    sempre | antes | ia | apostei | curti | (minha|da|na) ultima (vez|compra)?
    (minha|da|na) (outra|primeira) (vez|compra) | todo (mes|day~) | (duvida|indeciso|indecisa) entre
    (pensei|pensava|pensando) em | perdi
  `,
  /** Words of a yes that are none: told of somebody, asked for, of a page or a payment, or in answer to what was told. */
  'sounds-like-yes': `
    (disse|falou|falaram|disseram|fala|diz) (pra mim)? (que)? (sim|pode|ok|isso|confirmo)
    (digite|traduza|responda|escreva|repita|fale|diga|responde|escreve|digita) (sim|ok|confirmo|isso)
    (issue~|me) (o|os|a|as)? (preco|precos|valor|valores|tabela)
    (account~|channel~) (e|esta|ficou|meu)? (fechado|fechada|aberto|aberta)
    (fechado|fechada|aberto|aberta) (e|esta)? (o|a)? (meu|minha)? (account~|channel~)
    (fechar|fecha) (a|o)? (minha|meu) (account~|channel~) | (confirma|confere) (o|meu|ai)? (pagamento|pix$)
    (^ok|ah|hum|sim|ata) entendi$ | (^ah|oh) (,)? (sim|ok|bom|certo|legal|bacana$) | (^hum|ata|ah) , esta$ | ^que isso
    tudo (bem|certo|bom) com voce | ^bom dia tudo | ^e ai beleza | combinado com | na chave N
    (sim|claro|ta|aham) , (confia|claro|ta$) | senta la
    era (so)? (isso|essa|esse) (mesmo|mesma)? (a|o)? (informacao|resposta|dado|numero)? que (eu)? (precisava
      queria) (saber)? | por (hoje|enquanto|ora|agora) (e|era|seria)? (so)? isso
  `,
  but: 'mas | porem | contudo | so que',
  ops: 'ops | opa | pera',
  elsewhere: `
    (comprei|peguei|paguei) (de|pra|para|com) (um|uma) (cara|pessoa|menino|menina|mulher|homem|amigo|amiga
      conhecido|conhecida)
    (o|um|outro|outra|a) (site|empresa|lugar|loja|pagina) que (eu)? (usava|comprava|comprei|paguei|contratei|usei)
    (outro|outra) (site|empresa|lugar|painel|loja) | diferente (de|do|dos)?
  `,
  again: `
    (outro|outra) igual | (quero|manda|faz|bota|me|a|o|ve) (igual|mesmo|mesma) | de novo | outra vez | repete
  `,
  cost: `quanto | quantos | preco | valor | custam | orcamento`,
  each: `
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
  time: `
    (na|no|a|de|pela|nesta|nessa) (segunda|terca|quarta|quinta|sexta|sabado|domingo|noite|tarde|manha
      madrugada) (feira)?
    amanha | dia D | daqui (a)? (T|pouco|uns) | depois (da|das|do|de|que) | as N (h|hs|horas|hrs)
    (apos|a) partir (de|das|as|o|a) | day~ que vem | proximos dias | (inicio|comeco) (de|do) day~ | quinto dia util
    (em|no) outro momento
  `,
  /** Beside a time: it is the delivery's, not the payment's. */
  'of-delivery': `
    cheg* | entreg* | comec* | receb* | cair* | caia* | apare* | termin* | agend* | program* | prazo | ate | hoje
    agora | (N|G) (por|ao|a) (day~|T)
  `,
  invoice: 'nf | nfe | nota',
  'pay-after': `
    (pago|pagar|pagamento) (so|quando|depois|apos|na|metade|a) (entrega|chegar|receber|depois|chegarem|quando|de
      que|prazo)
    metade (agora|antes) | so (pago|vou pagar) (depois|quando|se)
    (primeiro|antes) (voces)? (chega|cheguem|chegar|entrega|entregam|entreguem|receber|recebo) (tudo|os|o|eu)?
    (chega|cheguem|chegar|entrega|entregam|entreguem|receber|recebo) (tudo)? (primeiro|antes) | fiado
    finge que (eu)? paguei
  `,
  'payment-method': `
    (no|em|com|de|pelo|via|aceita|por) (cartao|credito|debito|boleto|picpay|dinheiro|transferencia|mercado|paypal
      parcelado)
    parcelar | parcelado | parcelas | em (N|duas|tres) (vezes|parcelas|x) | (divide|dividir) (em|no) | cartao | boleto
    fiado
  `,
  audience: `
    (so|somente|apenas) (de|do|da|com|pessoas)? (brasileiro*|mulher*|homem|homens|feminin*|masculin*
      reais|real|ativos|gente|adolescent*|adulto*|jovens|idosos|medic*|daqui)
    G (mulheres|homens|brasileiros|meninas|jovens|adultos|locais|daqui) | brasileiros | brasileiras
    femininas | femininos | masculinos | (so|somente|apenas|pessoas|pessoal|povo|gente|publico|todos|todas|G|sejam|forem|clientes) (do|de|da) (meu|minha)? (nicho|cidade|bairro|estado|regiao)
    G (de|do|da) (sao|rio|bahia|minas|parana|goias|nicho|brasil|portugal|eua)
  `,
  'other-person': `
    (no|na|nos|nas|pro|pra|para|pros|pras|do|da|de|ao) (o|a|os|as)? (perfil|conta|canal|insta|P|video|post
      pagina)? (do|da|de|dos|das)? (o|a)? (meu|minha|nosso|nossa|um|uma|seu)? person~
    dele | dela | todo mundo | da (equipe|turma)
  `,
}
