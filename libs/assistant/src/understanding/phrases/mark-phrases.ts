/*
 * Marks of a clause beside the acts: phrases by mark.
 */

export const markPhrases = {
  negated: `
    nao | nem | nunca | jamais | em (vez|lugar) (de|do|da|dos|das) | ao inves (de|do|da|dos|das)
    no lugar (de|do|da|dos|das) | sem
  `,
  mention: `
    find~ | (anuncio|propaganda|publi|status|story|divulgacao|video) (de|do|da|no|na) voces | indicacao
    indicado | indicada | seguidor de voces | me (indicou|indicaram)
  `,
  indicated: `
    indicou | indicaram | recomendou | recomendaram | indicacao (de|do|da)
    (prima|primo|amiga|amigo|irma|irmao|vizinha|vizinho|cunhada|cunhado|colega) L (ja)? (comprou|pegou
      fez|pediu|cresceu)
  `,
  rival: `
    concorrente | concorrentes | concorrencia | rival | rivais | inimigo
    (igual|que) (nem|tipo|como|parecido) (o|a|ao|com|do|da)? L
  `,
  condition: `
    se$ | caso | desde que | so (se|quando) | contanto que | a menos que | senao
    se (eu|voce|voces|o|a|nao|tiver|for|der|fizer|ja|e|tem|fizerem|chegar)
    se (o|a)? (meu|minha|ele|ela|eles|person~|decider~|tudo|rolar|cair|topar|der)
  `,
  polite: '(e)? se (voce|voces)? (puder|puderem|possivel) | (e)? se for possivel',
  hypothesis: `
    e se
    se (eu|agente|a) (fosse|levar|levasse|comprar|comprasse|pegar|pegasse|quiser|quisesse|pedir|pedisse
      fechar|fechasse|colocar|colocasse|aumentar)
    se (for|fosse|fossem|forem)
    se eu (ganhar|ganhasse|virar|ficar|tivesse|pudesse) (na|a|o|rico|rica|famoso|famosa)? | caso eu
    (quiser|quisermos) (comprar|levar|pegar|pedir|fazer|botar|colocar)? (mais)? N | digamos | supondo
    eventualmente | (talvez|quem sabe) (so)? (no|na|em|mais|pro|pra) (proximo|proxima|ano|mes|fim|outro|outra)
    suponha | suponhamos | supor | imagina | hipoteticamente | um dia
    (quanto|qual) .. (ficaria|ficariam|sairia|sairiam|custaria|custariam|daria|dariam|seria|cobraria
      cobrariam|dava)
    (fazendo|faz|fazer|preciso|quero|queria) (um|uma)? (orcamento|cotacao|simulacao) | simular | simulando
    simula | simule | ter (so)? (uma|alguma) (ideia|nocao|base)
    se .. (quisesse|comprasse|levasse|pegasse|fechasse|pedisse|fizesse|colocasse|botasse)
  `,
  habit: `
    sempre | normalmente | geralmente | costumo | costumava | antes | usava | ia | iria | apostei | curti
    gostei | testei | antigamente | comecei | (minha|da|na) ultima (vez|compra)?
    (minha|da|na) (outra|primeira) (vez|compra) | todo (mes|day~) | nao (sai|saiu) | parou | travou
    empacou | (duvida|indeciso|indecisa) entre | (pensei|pensava|pensando) em | (estava|fiquei) entre
    perdi | G (q|que) (comprei|peguei|recebi)
  `,
  quoted: `
    (sim|claro|ta|aham) , (confia|claro|ta$)
    (disse|falou|falaram|disseram|fala|diz) (pra mim)? (que)? (sim|pode|ok|isso|confirmo)
    (digite|traduza|responda|escreva|repita|fale|diga|responde|escreve|digita) (sim|ok|confirmo|isso)
    (disse|falou) que (pode|e|esta|sim) | nao (disse|falei) sim | (fingi|finge|finja) (que)? | ^que isso
    (issue~|me) (o|os|a|as)? (preco|precos|valor|valores|tabela) | ^aceita (P|pix~)
    tudo (bem|certo|bom) com voce | ^bom dia tudo | ^e ai beleza | (^ok|ah|hum|sim|ata) entendi$
    ^ah sim , entendi$ | verdade isso$
    (account~|channel~) (e|esta|ficou|meu)? (fechado|fechada|aberto|aberta)
    (fechado|fechada|aberto|aberta) (e|esta)? (o|a)? (meu|minha)? (account~|channel~)
    (fechar|fecha) (a|o)? (minha|meu) (account~|channel~) | (confirma|confere) (o|meu|ai)? (pagamento|pix$)
    (^ah|oh) (,)? (sim|ok|bom|certo|legal|bacana$) | ^tudo isso$ | ^isso tudo$ | < | [{] | [}]
    (sim|si) no$ | no meu pix~ | (confirme|confirma|diga) que (voce|voces)? ja | ok google | senta la
    combinado com | admin confirmou | sistema | queria saber | pode (chamar|explicar|falar|dizer)
    na chave N | vou te | (^hum|ata|ah) , esta$
  `,
  ops: 'ops | opa | oops | eita | pera | perai | desculpa | perdao',
  elsewhere: `
    (comprei|peguei|paguei) (de|pra|para|com) (um|uma) (cara|pessoa|menino|menina|mulher|homem|amigo
      amiga|conhecido|conhecida)
    (o|um|outro|outra|a) (site|empresa|lugar|loja|pagina) que (eu)? (usava|comprava|comprei|paguei
      contratei|usei)
    (outro|outra) (site|empresa|lugar|painel|loja) | diferente (de|do|dos)? | seja diferente
  `,
  again: `
    (outro|outra) igual | (quero|manda|faz|bota|me|a|o|ve) (igual|mesmo|mesma) | de novo | outra vez
    (mesma|mesmo) (quantidade|tanto|numero) | repete | repetir | repito
  `,
  cost: `
    quanto | quantos | preco | precos | valor | valores | custa | custo | custam | orcamento | cotacao
    tabela
  `,
  each: `
    cada(?! (um|uma) (tem|com|usa)? (o|a)? (seu|sua)) | (em|pra|para|pros|nos|nas|os|as) (ambos|ambas|dois|duas|tres) | ambos | ambas
    (mesma|mesmo) (quantidade|tanto) | igual (pros|nos|pra)
  `,
  split: `
    dividid* | dividir | dividindo | divide | divida | dividam | rate* | repart* | distribu(a|i|ir|am|em|ido|idos|idas|indo) | meio a meio
    metade (em|pra|para) cada
  `,
  'scope-all': `
    todos | todas | ambos | ambas | (nos|os|as|nas|pros|pras|aos|dos|das) (dois|duas|tres|2|3)
    (pros|pras) N (perfis|contas|pedidos) | tudo$ | (o|a) (meu|minha|nosso|nossa) e (o|a) (do|da|de)
    (o|a) (do|da|de) .. e (o|a) (meu|minha|nosso|nossa$) | pra (nos|gente) (dois|duas) | os pedidos
    o pacote todo | carrinho
  `,
  'scope-first': `
    (so|somente|apenas) (o|a) (primeiro|primeira)(?! (vez|compra))
    (o|a) (primeiro|primeira)(?! (vez|compra)) (antes|agora|so)?
    (@|arroba|link|perfil|pagina|quantidade) (do|da) (primeiro|primeira)
  `,
  'scope-last': `
    ^(e)? (nesse|nessa|neste|nesta|nele|nela) (ai)? (so|apenas|bota|coloca|poe|quero|queria|manda|vai
      sao)? (so)? N
    N (G)? (nesse|nessa|neste|nesta|nele|nela) (ai)?$
  `,
  'only-named': `
    (so|somente|apenas) (issue~|quero|queria)? (o|a|os|as) (do|da|de|dos|das)? (N|P|G|L)
    (o|a|os|as) (do|da|de|dos|das)? (P|G|L) (so|somente|apenas$)
  `,
  'only-first': `
    (so|somente|apenas) (o|a) (primeiro|primeira) | (o|a) (primeiro|primeira) (so|somente|apenas$)
  `,
  'only-place': '(so|somente|apenas) (o|a) (segundo|segunda|terceiro|terceira|ultimo|ultima)',
  'scope-rest': `
    outro | outra | outros | outras | proximo | proxima | restante | resto | seguinte
    que (falta|faltou|faltam)
  `,
  time: `
    (na|no|a|de|pela|nesta|nessa) (segunda|terca|quarta|quinta|sexta|sabado|domingo|noite|tarde|manha
      madrugada) (feira)?
    amanha | dia D | D | daqui (a)? (T|pouco|uns) | depois (da|das|do|de|que) | as N (h|hs|horas|hrs) | as T
    (apos|a) partir (de|das|as|o|a) | day~ que vem | (proximo|proxima) day~ | proximos dias
    (fim|final) (de|do) day~ | (inicio|comeco) (de|do) day~ | quinto dia util | (em|no) outro momento
    so (day~|D) | ^day~
  `,
  /** Beside a time: it is the delivery's, not the payment's. */
  'of-delivery': `
    cheg* | entreg* | comec* | inici* | receb* | cair* | caia* | venha* | apare* | termin* | agend*
    program* | prazo | ate | hoje | agora | antes d* (day~|D|N) | (N|G) (por|ao|a) (day~|T)
  `,
  invoice: 'nota fiscal | nf | nfe | nota',
  'pay-after': `
    (pago|pagar|pagamento) (so|quando|depois|apos|na|metade|a) (entrega|chegar|receber|depois|chegarem
      quando|de|que|prazo)
    metade (agora|antes) | pago metade | depois que (chegar|entrar|receber|chegarem)
    so (pago|vou pagar) (depois|quando|se) | (pago|pagar) so (se|quem)
    (primeiro|antes) (voces)? (chega|cheguem|chegar|entrega|entregam|entreguem|receber|recebo) (tudo|os|o|eu)?
    (chega|cheguem|chegar|entrega|entregam|entreguem|receber|recebo) (tudo)? (primeiro|antes)
    fiado | sem pagar | finge que (eu)? paguei
  `,
  'payment-method': `
    (no|em|com|de|pelo|via|aceita|por) (cartao|credito|debito|boleto|picpay|dinheiro|transferencia
      mercado|paypal|parcelado)
    parcela | parcelar | parcelado | parcelas | em (N|duas|tres) (vezes|parcelas|x)
    (divide|dividir) (em|no) | cartao | boleto | fiado
  `,
  audience: `
    (so|somente|apenas) (de|do|da|com|pessoas)? (brasileiro*|mulher*|homem|homens|feminin*|masculin*
      reais|real|ativos|gente|adolescent*|adulto*|jovens|idosos|medic*|daqui)
    G (mulheres|homens|brasileiros|meninas|jovens|adultos|locais|daqui) | brasileiros | brasileiras
    femininas | femininos | masculinos | (so|somente|apenas|pessoas|pessoal|povo|gente|publico|todos|todas|G|sejam|forem|clientes) (do|de|da) (meu|minha)? (nicho|cidade|bairro|estado|regiao)
    G (de|do|da) (sao|rio|bahia|minas|parana|goias|nicho|brasil|portugal|eua)
  `,
  'other-person': `
    (no|na|nos|nas|pro|pra|para|pros|pras|do|da|de|ao) (o|a|os|as)? (perfil|conta|canal|insta|P|video
      post|pagina)? (do|da|de|dos|das)? (o|a)? (meu|minha|nosso|nossa|um|uma|seu)? person~
    dele | dela | deles | delas | todo mundo | da (equipe|turma)
  `,
}
