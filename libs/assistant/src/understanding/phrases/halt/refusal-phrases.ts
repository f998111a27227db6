/*
 * No, later, wait and perhaps: phrases by act.
 */

export const refusalPhrases = {
  deny: `
    nao$ | ^nao | errado | errada | incorreto | nao esta (certo|correto|bom) | negativo | nops | nope | jamais | 👎
    ❌ | nao (pode|precisa|e pra|quero|autorizo|autorizei|confirmo|manda|mande) (me)? issue~ | nem .. issue~
    nao issue~ | nao me issue~ | nunca | nao (autorizo|autorizei|confirmo|confirmei|concordo|aceito)
    isso (nao|nunca)
  `,
  refuse: `
    desistindo | comecar de novo | recomecar | nao (quero|queria$) | quero mais nao | vou querer nao | quero nao
    nao (vou|vamos|iremos|vai|desej[a-z]+|pretend[a-z]+) (mais)? (querer|comprar|levar|fechar|pagar|fazer|seguir|continuar|prosseguir|avancar)
    nao vou nao | num (quero|precisa|preciso|vou|carece|rola|da|dou) | pode (deixar|esquecer|desistir$)
    (fica|ficamos|fico|deixa|deixo) sem (pedido|pix|nada|comprar) | nao tenho (mais)? interesse | sem interesse
    perdi (o)? interesse | (deixa|deixe|deixo) (pra|para) (la|proxima|depois|outra|outro)
    deixa (quieto|queto|assim|baixo|disso|isso) | (deixa|deixe) estar | nao (deixou|deixaram|liberou|autorizou)
    deixa$ | deixar (pra|para) (la|proxima|depois) | (fica|ficar) (pra|para) (proxima|outra|depois|outro)
    estou fora | desisto | desisti | desistimos | desistir | (esquece|esqueca|esquecam) (isso|tudo)?$
    nao precisa (mais|nao)$ | precisa mais nao | mudei de ideia$ | mudei de ideia nao | cancela | cancelar | cancele
    cancelem | cancelo | nem a pau | nem pensar | nem ferrando | nao (obrigado|obrigada|valeu|grato|grata)
    nao , (obrigado|obrigada|valeu|grato|grata) | (caro|cara) demais .. nao | (?<!(te|lhe) )passo$ | hoje nao$
    agora nao (vai)? (dar|da|rola)? | nao rola | (nao|num) vai (rolar|dar?) | larga mao | apag(a|ue) (isso|tudo)$ | so curiosidade
    so (estava|estou) (olhando|vendo|pesquisando|perguntando|sondando|espiando|curiando|especulando)
    (entrei|cliquei|vim|cai|mandei|chamei) .. (sem querer|por engano|engano) | (entrei|passei|vim) .. (so|apenas) (pra|para) (ver|olhar|espiar|conhecer)(?! [a-z])
    por (enquanto|ora) nada | foi engano | nao me (interessa|interessei|interessou) | vou deixar (quieto)?$
    vou deixar (pra|para|passar) | deixa passar | melhor nao | prefiro nao | nao faz sentido
    nao e pra mim | nao tenho (condicoes|condicao|dinheiro|grana) | sem (condicoes|condicao|grana|dinheiro)
    nao estou (precisando|querendo|afim|interessado|interessada) | nao e (pra|para)? agora | nao gostei | dispenso
    nao me serve | muito obrigado (mas|nao) | recuso | para com isso | estou brincando
    era (brincadeira|zoeira) | (acho que|prefiro)? (vou|melhor) (passar|pular|dispensar|declinar|recusar)$
    (dessa|desta|essa) vez (nao|passo|pulo|dispenso)
    fora (do|da) (meu|minha)? (orcamento|alcance|padrao|realidade|condicao|jogo)
    (pesou|pesa|pesado) (no|pro|para) (meu)? (bolso|orcamento)
    (estou|esta|ando) (muito|bem|meio|totalmente)? (liso|lisa|duro|dura|quebrado|quebrada|apertado|apertada|zerado
      zerada)
    (apertou|apertado|complicado|dificil) (aqui|pra mim|demais|esse mes)?$ | (me)? (arrependi|arrependo)
    nem (quero|queria|vou|precisa) | vetou | vetaram | barrou | barraram
    (resolv|decid|opt|prefer)(i|ei|iu|eu|ou|imos|emos|amos|iram|eram|aram) (por)? nao
    proibiu | proibiram | embargou
    nao (aprovou|aprovaram|topou|toparam|curtiu|quis|quiseram|concordou|concordaram|autorizaram|permitiu|permitiram)
    (achei|encontrei|vi|tem|vou) .. (outro|outra|outros|outras) (lugar|site|loja|empresa|pessoa|fornecedor
      cara) (mais barato)?
    (vou|prefiro) (ver|fazer|comprar|fechar|pegar|olhar) (com|em|no|na) (outro|outra|concorrente|concorrencia)
    deus (me)? livre | (esta|voce|voces) (doido|doida|louco|louca|maluco|maluca|viajando|brincando)$ | que nada
    de (jeito|modo|forma) (maneira|algum|alguma|qualquer|nenhuma) | (nananinanao|nanao|nunquinha|nanani|nops|noup)$
    nem (morto|morta|lascando|brincando|sonhando|fudendo|vem|adianta|que) | nem por (decreto|sonho|reza|um)
    (sai|sair|saio|saindo|cai|caio|vazei|vazando|pulei) (fora|dessa|disso)$
    (vou|eu)? (pular|pulo|passo) (essa|esta|dessa|fora) | aborta | abortar | abortem | anula | anular | anule
    suspende | suspender | suspenda | desmarca | desfaz | desfazer | descarta | descartar
    (obrigado|obrigada|agradeco|valeu|grato|grata) (mas|porem) (nao|vou|por|ja|hoje|agora)?
    ^(nem|chega|fui|bye|adeus)$ | (?<!(tempo|tudo|quando|ja|nao|dias|horas|hora|rapido|como|quanto|se|que|ele|ela|isso) )chega$ | (me)? (deixa|deixe|deixem) em paz
    (para|pare|parem) de (me)? (mandar|encher|perturbar|chamar|insistir)
    nao (enche|encham|perturba|perturbe|amola|amole|insista|insiste|insistam)
    (vai|va|vao) (se|te) (catar|lascar|ferrar|danar|foder|plantar)
    (e|isso|parece|ser) (um|uma)? (golpe|furada|cilada|mutreta|roubada|enganacao|171|pilantragem|safadeza
      picaretagem)$
  `,
  postpone: `
    (so|somente|apenas) (la)? em (janeiro|fevereiro|marco|abril|maio|junho)
    (so|somente|apenas) (la)? em (julho|agosto|setembro|outubro|novembro|dezembro)
    (so|apenas) (um)? (planejamento|planejando|simulacao|simulando|pesquisa|pesquisando|cotacao|cotando|orcamento)
    vou (so)? (ver|perguntar|consultar|combinar|confirmar|conferir|checar|decidir) (isso)? com
    vou (pensar|pesquisar)
    (preciso|tenho|quero) (que)? (de)? (perguntar|consultar|confirmar) (isso|antes|primeiro|la|aqui)? (com|pro|pra
      ao|a|o) (o|a|os|as)? (meu|minha|meus|minhas|nosso|nossa|seu)? (decider~|ele|ela|eles|elas)
    (falar|conversar|ver|perguntar|consultar|confirmar) (com|pro|pra|ao) (o|a|os|as)? (meu|minha|meus|minhas|nosso
      nossa)? (decider~|ele|ela|eles)
    (deixa|deixe) (eu|me|a) (gente)? (ver|pensar|falar|conferir|perguntar|checar|decidir|analisar|olhar|confirmar
      conversar|consultar)
    vou ver$ | vou ver (isso|aqui|ai|direitinho|certinho|melhor)
    depois (eu)? (te|lhe)? (volto|vejo|compro|falo|pago|confirmo|decido|chamo|faco|te|passo|retorno) | mais tarde | outro dia
    (te|lhe) (aviso|chamo|falo|retorno|procuro|dou|confirmo|respondo|digo)
    (ele|ela|eles|elas|person~|decider~) (que)? (vai|vao|que) (confirmar|aprovar|decidir|ver|autorizar|resolve|decide)
    qualquer coisa (eu)? (volto|chamo|falo|aviso|te|retorno|entro|procuro|ligo) | ^depois$
    eu (aviso|chamo|retorno|volto)
    so (posso|consigo|vou|da|tenho|pago|compro|quero|faco|pra|para|fecho|na|no) .. (day~|D|T)
    so (depois|quando|mes|semana|la|no|na)
    (esperando|aguardando) (meu|minha|o|a)? (person~|decider~)? (cair|receber|entrar|liberar|virar|pagarem)
    (esperando|aguardando) (meu|minha|o|a)? (person~|decider~) (voltar|chegar|pagar|ver|decidir)
    (quando|assim que|depois que) (?!(vou|vamos|vai|vao|posso|podem?|da) )(eu)? .. (receber|cair|entrar|tiver|puder|sair|pagarem|pagar|der|voltar
      chegar|virar)
    (eu)? (pago|compro|confirmo|fecho|volto|vejo|faco) (so)? (no|na|dia)? (day~|D|depois)
    (vou|irei) (colocar|levar|incluir|apresentar|mostrar) .. (na|no|a|ao|pro|pra|proposta)
    (levarei|apresentarei|levo|apresento) (isso|o valor|a proposta|a|ao|esse)
    ainda vai (decidir|ver|aprovar|analisar|pensar) | (ele|ela|eles) vai (analisar|pensar)
    retorno (apos|depois|assim|em breve|quando|o contato|ate)
    se (eu)? precisar (eu)? (,)? (eu)? (retorno|volto|chamo|falo|entro|procuro)
    day~ (eu)? (falo|converso|retorno|falarei) | daqui (a) pouco (eu)? (volto|falo)
    day~ (eu)? (pago|compro|confirmo|fecho|volto|vejo|faco|te|chamo) | day~ a gente
    vou (esperar|aguardar|juntar|guardar) | preciso pensar | quero pensar
    vou (so)? (te|lhe|dar)? (olhar|avisar|conferir|checar|verificar|comparar|mostrar|perguntar|uma) | issue~ depois
    issue~ (o|a|esse|meu)? pix~ (so|mais)? (depois|tarde)$ | mas (nao)? hoje | estou pensando
    por (enquanto|ora) (nao|vou|so) | no momento (nao|so|vou)
    agora nao (posso|consigo|da|tenho|vai|quero|vou|estou)? | ainda nao | nao agora | hoje (nao|num) | agora num
    outra hora | (deixa|deixar) (pra|para) (depois|amanha|day~) | um outro dia | talvez (depois|day~|amanha)
    quem sabe | mas (so)? (pago)? amanha | day~ cedo | mais (pra|para) frente | futuramente | brevemente
    qualquer dia | uma (hora|dia) (dessas|desses|qualquer)
    (preciso|quero|vou|deixa|deixe) (amadurecer|digerir|refletir|matutar|ruminar|maturar)
    (vou|deixa|preciso|prefiro) (eu|dar)? (uma)? (segurada|segurar|maneirada|recuada|recuar|pausa|respirada)
    estou (no|na|em) (trabalho|servico|transito|onibus|metro|aula|reuniao|medico|hospital|banho|rua|estrada
      academia)
    (dirigindo|ocupado|ocupada|trabalhando|atrasado|atrasada|correria)$
    estou sem (o|a|meu|minha)? (pix|banco|celular|internet|saldo|limite|sinal|bateria|ap)
    estou com (o|a)? (meu|minha)? (pix|banco|celular|conta|ap|cartao) (bloqueado|bloqueada|travado|travada|quebrado)
    (conta|cartao|pix|saldo|carteira|banco|ap|aplicativo) (esta)? (zerada|zerado|bloqueada|bloqueado|negativa
      negativo|vazia|fora)
    nao (tenho|tem|uso|sei|consigo|posso) (mexer|usar|fazer|no|o|nesse)? (em|com)? (pix|banco|saldo|conta)
    (salario|pagamento|dinheiro|grana|mesada|vale|decimo) (so)? (cai|entra|sai|vem|chega)
    (deixa|espera|esperar|aguarda) .. (chegar|voltar|acordar|responder|receber|sair|resolver|ligar)
    vou pedir (pra|pro|para|ao) (o|a|minha|meu)? (ela|ele|person~|decider~)
    (vou|irei) (estar)? (analisando|analisar|estudar|avaliar|consultar|considerar)
  `,
  pause: `
    vamos ver$ | pode (parar|esperar|aguardar)
    (aguarde|aguardem|espere|esperem) (a|o|por)? (minha|meu|nossa|nosso) (confirmacao|resposta|retorno|ok|aval|sinal)
    (espera|espere|calma|pera|perai|aguenta|segura|para|pare|aguarda|aguarde)( (ai|um|so|mais|que|eu|,)|$) | ^espera
    espere | calma | perai | segura | aguenta
    (um|1) (minuto|minutinho|momento|momentinho|segundo|instante|segundinho) | nao issue~ (nada|ainda|agora|nao)
    ja volto | guenta ai | ainda nao issue~ | antes de issue~
    withhold~ (ai|logo|um|pouco)? (o|a|os|esse|ess[ea]s|meu|os)? pix~ | antes deixa | antes (eu)? (quero|preciso)
    ^para tudo | ^pera(?= ) | nao issue~ | nao (facam|mexam?|mexer) (em)? (nada|isso|ainda)
  `,
  hedge: `
    acho que | (nao|nem) sei | como assim | quando | caso | assim que | primeiro | antes
    brincadeira | zoeira | (vou|irei|vamos) (te|voces|o site)? processar | denuncio | denunciar | procon | (ver|vejo) .. se
    sqn | (N|duas|tres|dois) (vezes|x|pix|contas|perfis) | menos o | N pedidos | so (nao|nunca) | sera (que)? | depende | quase | em duvida
    (estou|fiquei) (com|na|em) (um)? (duvida|receio|medo) | tenho (um|uma)? (pouco)? (de)? (receio|medo)
    mas | porem | contudo | so que | nao tenho certeza | sem certeza | ou nao | se pa | desconfiada | insegura
    inseguro | talvez | provavelmente | nao estou (seguro|segura|certo|certa) | sei (nao|la)
    (e|esta) (muito|demais)$
    (esta|e|achei) (muito|meio|um pouco|bem|estao)? (puxado|puxada|salgado|salgada|pesado|caro|cara|carinho)
    (nao)? (confio|acredito|boto) (muito)? (nao|fe nao) | (nao|nem) (confio|acredito|boto)
    (uma|umas|antes|primeiro|tenho|queria) (duvida|duvidas|pergunta|perguntas) (antes)?
    quem (me|que)? (garante|assegura|prova) | mais ou menos
    meio (assim|cismado|indeciso|indecisa|perdido|perdida|confuso|confusa)
    (indeciso|indecisa|receoso|receosa|cabreiro|cabreira|na) duvida | pode ser que (sim|nao|talvez)
  `,
}
