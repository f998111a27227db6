import type { Topic } from '../../reading-labels.ts'

const day =
  '(segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|feriado|fi(m|nal) de semana|dia [0-9]+|natal)'

/** How people ask about what one sentence answers: themselves, payment, what was paid, and what comes for it. */
export const exactTopics = {
  despair: `
    (quero|vontade de|queria|penso em|pensando em|vou) (morrer|sumir do mundo|acabar com tudo|me matar)
    desistir de tudo
  `,
  sadness: `
    (estou|ando|fiquei|muito|estao|bem) (estao |muito |bem |meio )*(triste|deprimid[oa]|desanimad[oa]) | faleceu
  `,
  misunderstood: `
    nao (foi|era|e) (isso|o) que (eu )?(perguntei|quis dizer|falei|pedi)
    (voce|voces)? ?(esta )?(repet(e|indo)) (sempre |so )?(a|o) mesm[oa] (coisa|resposta)
  `,
  'off-topic': `(cont|fal|diz|mand|sabe)[a-z]* (a|uma|outra|alguma)? ?piadas? | (torce|torcem) (pra|para|pro) | vai chover | te amo | tem namorad[oa]`,
  language:
    '(fal|atend|entend|respond|escrev)[a-z]* (em |o )?(ingles|espanhol) | em (ingles|espanhol) [?] | do you speak',
  gifts: 'brindes? | amostras? | (teste|testar) (de )?(gratis|graca|gratuito)',
  'asks-to-ask': `
    ^((oi|ola|moc[oa]|bom dia|boa (tarde|noite)|,|!|so|me tira|tira|posso|deixa eu|te|fazer|tirar|tenho|gostaria de|queria|quero|aqui) )*(uma|umas) (pergunta|duvida)(s|zinha)?( [?.!,])*$
  `,
  'who-are-you': `
    voces? (e|sao)( (um|uma|o|a|tipo))? (robo|bot|ia|gente|humano|humana|pessoa|inteligencia|maquina|real
      atendente|de verdade)
    (robo|bot|ia|maquina|automatic[oa]) ou (um |uma )?(gente|pessoa|human[oa]|alguem|atendente|real|de verdade)
    (gente|pessoa|human[oa]|alguem|atendente) ((real|de verdade|ai) )*ou ((e|so|com|um|uma) )*(robo|bot|ia|maquina
      automatic[oa])
    falando .. (robo|bot|maquina)(?! … (seguidor*|inscrit*))
    pessoa (que )?(esta )?(ai )?(falando|respondendo|atendendo) | (isso|aqui) (e |esta )?(tudo )?automatic[oa]
    inteligencia artificial | (chat ?)?gpt | do outro lado | respondendo (um|uma)? (robo|bot|maquina|ia)
    (tem|e) (alguem|gente|uma pessoa) (de verdade|real) (ai|aqui|respondendo|falando|atendendo)
    com quem (que )?(eu )?(tenho o prazer|falo|estou falando|converso) | seu nome
    fal(o|ando) com (quem|(um |uma )?(robo|maquina|pessoa|gente|humano|atendente|bot)( de verdade
       real)?( ou [a-z]+)*(?= *[?]))
    quem e voce | quem (esta)? (falando|fala|responde|respondendo)
    (isso|aqui|isso aqui) e (um|uma)? (robo|bot|ia|(atendimento|resposta) automatic[oa]) | atendimento (e)? automatico
  `,
  monetisation: `
    monetiz* | adsense | programa de parcerias
    (ganh(ar|o|a)|fazer|receb(er|o)) (dinheiro|grana|(do|com (o)?) youtube) | partner | (quantas|mais) horas precis*
    horas? (assistidas?|de exibicao|vistas?) | programa de parceir[oa]s? | comecar a ganhar
    meta d[oe] (youtube|yt|monetiz*)
    (?<!(no|pro|pelo|meu) )youtube .. (exige|pede|(?<!depois (que|de) )(paga|pagam|pagou|pagar))
  `,
  'pix-expired': `
    (quanto tempo|ate quando|ate que horas) … (pra pagar|para pagar|o pix|(?<!depois de |depois que 
      depois que eu |apos )pagar|codigo)
    (pix|codigo) … (vence*|expir*|validade|vale|dura|caduc*) | se (eu )?nao pagar
    quant[oa]s (minutos|horas|dias) .. (pra|para) pagar
    pag(o|ar) so (amanha|depois(?! d)|segunda|terca|quarta|quinta|sexta|sabado|domingo|dia|no dia|mes|semana)
    (posso|da pra|da para) pagar .. (depois(?! d)|amanha|mais tarde|outro dia|semana que vem|dia)
  `,
  'pix-approval': `
    (pix|pagamento) … (aprova*|confirma*|compensa|cai na hora|cai|na hora|instantaneo|imediat*)
    (pix|pagamento) ((que|nao|vai|costuma|ai) )*demora*(?! .*(comec|cheg|entreg)) | demora* … (o |pr[oa] )(pix|pagamento)
    (aprova*|confirma*|compensa*) … (pix|pagamento) | (mand*|envi*|precis*|segue|mostr*) .. comprovante
    preciso avisar | avisar que (eu )?pag(uei|ou|amos) | (saber|sei) .. pix | print (do|d[eo] meu)? ?(pix|pagamento)
    (?<!nao (foi |esta sendo |e )?)(reconhec*|identific*) | voces (ficam sabendo|veem|percebem)
  `,
  'one-pix': `
    (num|em um|no mesmo|em uma?) (so )?(pix|cobranca|pagamento)( so)?(?! (e|depois|agora|hoje|outro|outra)) | (so )?um pix so | um so pix
    um pix (so )?(pra|para|por) (tudo|os (dois|tres|2|3)|as (duas|tres|2|3)|cada)
    (mesm[oa]|unic[oa]) (pix|cobranca) | pagar .. tudo (junto|de uma vez) | pix (e )?separad[oa]s?
  `,
  'split-pix': `
    (dividir|dividid[oa]|partir|separar|pagar|ser|metade) .. (em (2|dois|duas|tres|3) (pix|vezes no pix|partes)|num pix)
    (2|dois|tres|3) pix (um|uma|metade|separad[oa]s?) | metade .. pix .. (outr[oa]|metade|resto)
  `,
  'other-payer': `
    outra pessoa … pag(a|ar|ue|amento) | pag(a|ar) … (outra conta|conta d[eoa]|loteric[oa])
    (mae|pai|marido|esposa|espos[oa]|filh[oa]|irm(a|ao)|namorad[oa]|amig[oa]|soci[oa]|vizinh[oa]|av[oa]|nora|genro|sobrinh[oa]|net[oa]) (pode |podia )?(pag(a|ar)|faz|fazer) .. (pix|pra mim|por mim)
    (sair|vir|fazer|pago) .. (da|pela) conta d[eoa] | (pix|conta|cartao|nome) d[eo] (outr[oa]|outra pessoa|terceir[oa]s?) | loteric[oa]
    (nao|sem) (tenho |tiver |tem |uso )?(o |um )?(aplicativo|ap) (d[eo] banco|no celular|nenhum)
  `,
  'price-later': `
    (segur|guard|mant|congel|reserv)[a-z]* (o |ess[ea] |est[ea] )?(preco|valor) | (preco|valor) .. (continua|mud|aument|sob)[a-z]* (o mesmo |igual )?(depois|ate|na|no|semana|amanha)
  `,
  'pay-first': `
    pag(o|a|ar|amento) ((e|so|ja|vem) )*(antes|depois|adiantado|antecipado)
    metade .. (antes|agora|na hora|depois|na entrega) … (resto|metade|restante)
    pag(o|ar) ((so|somente|apenas|isso) )*(quando|depois que|depois de|na|apos) .. (cheg*|receb*|entreg*|cair*
      ver|vier*)
  `,
  invoice: `
    nota fiscal | comprovante fiscal | (emit*|tir*|d(a|ao)|manda*) (a |uma )?nota(?! d[eo]z)
  `,
  receipt: `
    (cade|quero|preciso d[oe]|manda|mande|envia|gera|tem|baixar) (me )?(o |um |meu )?comprovante | recibo
  `,
  'pix-code': `
    copia e cola | qr ?code
  `,
  'payment-methods': `
    (quais|que) formas | opcoes de pag* | pag(a|o|ar|amento) (e)? (onde|como|quando|antes|depois|por onde)
    (quando|onde|como) (e)? (que)? (eu|se|voces)? (pag*|cobr*)
    (trabalh*|aceit*|receb*|cobr*) ([a-z]+)? (com|por|no|em)? pix | pix ou | mensal* | assinatura | meios? de pag*
    como (que)? (eu|se)? (pag*|faz pra pagar|faco pra pagar|faco o pagamento) | cartao | boleto | parcel*
    (dividir|parcelar) .. (reais|valor|conto|preco|pagamento) | dolar(es)? | paypal | picpay | nubank | transferencia
    credito | debito | bitcoin | (so|e so|somente|apenas) (no|por|com)? pix | pagamento e | da pra pagar | posso pagar
    (como|quando) .. o pagamento | chave (do)? pix | qual (e)? a chave
    em ((2|duas|3|tres|quantas) vezes|quantas parcelas)
  `,
  password: `
    senha | password | login | acesso (a|da|na) (minha)? conta | (dado|dados) de acesso
    (entrar|entram|acessar|acessam|mexer|mexem) (na|no|em|a|o)? (minha|meu|nossa)? (conta|perfil|canal)
    (precis*|tenho que|tem que|voces( vao)?) (entrar|acessar|conectar|vincular|logar|mexer) .. (conta|perfil|canal
      insta*|tiktok|youtube)
  `,
  undelivered: `
    (se|caso) … (nao|nunca) ((for|me) )?(cheg*|entreg*|vier*|funcion*|receb*|complet*|der certo)
    (se|caso) … (vier|vierem|chegar|chegarem|entregarem|cair|cairem|entrar|entrarem) .. (metade|menos|faltando
      incomplet*|errad*|pela metade)
    (se|caso) … (atrasar*|der errado|der problema) | (se|caso|quando) .. (passar|passou|estourar|vencer) .. prazo
  `,
  guarantee: `
    garant* | repoe* | repor | reposicao | reponha* | refil*
    (se|caso|quando) … (cair*|sumir*|perder*|sair(em)?|baixar*|diminuir*|caem|perco)
    (podem|pode|vao|vai|costuma*) (cair|sumir|diminuir|sair) | (caem|cai|some|somem|saem) depois
    (deixam|param|deixar|parar) de seguir | (dura*|ficam?) quanto tempo | quedas? | nao (cai|caem|caia|caiam|some|somem|sumam?)
    recebo de volta | (remov*|apag*|tir*|exclu*) (os|as)? (seguidor*|inscrit*|curtid*|view*|visualiz*)
    vaza(m|r|ram)? | definitiv[oa]s? | (vao|vai) durar | se .. ficar .. (so )?[0-9]+ | desinscrev* | unfollow
    cobertura | (comprou|compraram) … (ca(iu|iram)|sum(iu|iram)|perd(eu|eram))
    (insta*|youtube|tiktok) (apag|remov|tir|lev|limp|exclu)(a|ar|ir)
    (aqui|com voces) (tambem )?(e (assim|diferente)|acontece|some|cai) | (fizer|faz|fazer|passar|der) (a |uma )?limp[ae]*
    outr[oa] (site|lugar|loja|empresa|painel|fornecedor*) … (ca(iu|iram|ia|iam)|sum(iu|iram)|perdi|prejuizo)
    (se|daqui|depois|dias) … voces (complet|cobr|arc)(am|em) | permanentes? | vitalici* | pra sempre
  `,
  refund: `
    reembols* | estorn* | devolv* | devolucao | restitu* | ressarc* | dinheiro de volta | (se|caso) (eu)? nao gostar
  `,
  cancellation: `
    cancel* | arrepend* | desistir | desistencia
  `,
  'public-profile': `
    privad[oa]s? | (perfil|conta|insta*|canal|video) .. (public[oa]|fechad[oa]|abert[oa]|trancad[oa])
    precis(a|o) (estar|ser|deixar) … (public*|abert*) | trancad[oa]
    (precis(o|a)|tenho que|tem que|devo) (de |deixar )?(abrir|abert[oa]|destrancar|desbloquear)(?! (nada|uma?|outr[oa]|chamado|reclam*|conta|o chat))
    (abrir|desbloquear|destrancar|liberar) (o|a)? (meu|minha)? (insta*|perfil|conta)
    (mud|troc|alter)(ar?|o) ((o|de|meu|do|perfil) )*(nome|arroba|usuario|user|@)(?! pr)
    (apag|exclu|arquiv|delet)(ue|o|a|e|ar|ei|asse|uir|uisse) (o|a|meu|minha|ess[ea]) (post|foto|video|publicacao
      reels?)
  `,
  'delivery-days': `
    (entreg(a|am)|cheg(a|am)|comec(a|am)|cai|caem) .. (no|nos|aos?|em|(?<!(antes|depois|ate) )de) (domingos?|sabados?|feriados?|fi(m|nal) de semana|fins de semana|madrugada)
    (domingos?|sabados?|feriados?|fi(m|nal) de semana|madrugada) .. entreg*
  `,
  'delivery-date': `
    (entreg*|cheg*|ca[ei]*|comec*|complet*|receb*|vem|termin*|ter|sobe*) ((tudo|todos|todas|isso|mais|pronto) )?(ate|antes d[eo]) (o |a )?${day}
    (e|seria|precis[oa]|queria) (isso |tudo )?(pra|para) (hoje|ja|agora)(?= *[,.?!]| *$)
    (ate|antes d[eo]|pra|para) (o |a )?${day} … (conseguem?|da tempo|da(?! (pra|para) pagar)|dao|cheg*|entreg*|complet*|rola)
    (da|dar|daria) tempo | cheg* a tempo | (complet*|cheg*|termin*|entreg*) .. ate la
  `,
  'support-hours': `
    horarios? | que horas(?! (\\w+ ){0,3}(comec|cheg|entreg|inici|ca[ei]|sob|entr|apare|vem)) | de madrugada(?! ja)
    (?<!((antes|depois) d[oe]|ate o|pr[oa]|pra o|para o) )feriados? | (tem|funciona*|abre*|voces) (no|de|aos?)? ?(sabado|domingo|fim de semana) | ^(e )?(no|de|aos?) (sabado|domingo|fim de semana)
    (?<!(?<![a-z])(em|ate|nas|de|primeiras) )24 ?(h|horas) | [0-9]+h? (da|horas da) (manha|madrugada|noite)
    (atend*|respond*|alguem|gente|quem|ajud*|suporte) … (de noite|a noite|domingo*|sabado*|feriado*|madrugada|fi(m
      nal) de semana)
    (de noite|a noite|meia noite|domingo*|sabado*|feriado*|madrugada|fi(m|nal) de semana) … (atend*|respond*
      alguem (me )?|gente|ajud*|suporte|falo)
    (estao|esta) (abert*|funcionando|atendendo) | (tempo|demora*|rapido) … (respond|atend|retorn)(e[rm]?|em)
    ^((e|voces?|oi|ola|bom dia|,) )*atend(e|em|endo) ((ainda|agora|hoje|ja) )*(?= *[?.!]| *$)
  `,
  'wrong-link': `(se|caso) (eu )?err(ar|asse|o) (o|a) (link|perfil|arroba|video|usuario|nome) | (link|perfil|arroba|video|usuario) errad[oa] | errei o (link|perfil|arroba|usuario)`,
  'which-link': `
    (que|qual) (e o)? link | link (tem que ser |precisa ser |e )?d[oea] [a-z]+ ou (d[oea] )?(perfil|canal|conta|foto|video|post|publicacao|reels?)
  `,
  'find-link': `
    (onde|como) ((e|que|eu) )*(pego|acho|copio|fica|encontro|mando|envio|pegar|copiar|achar) (o|esse|meu|a)? (link|arroba|@)
    nao (sei|acho|encontro|consigo|consegui|estou conseguindo) ((qual|e|o|meu|copiar|colar|pegar|achar|mandar|encontrar) )*(link|arroba|@)
    o que e (o |esse )?(@|arroba|link)
  `,
  'split-likes': `
    dividir | divide
    (?<!(as|os|nas|nos) )(varias|varios|diferentes|mais de uma?|duas|tres|2|3) (fotos?|publicacoes|posts?|videos?
      reels)
  `,
  shorts: `
    (serve|funciona|vale|pode ser|da|conta|vai) … (shorts?|lives?|transmiss*|ao vivo|video longo|estreia)
  `,
  'real-audience': `
    sao reais | de onde (que )?(vem|veem|saem|sao) (os|as|ess[ea]s?|tant[oa]s?) | como (que )?voces (conseg*|arrum*|arranj*)
    quem (sao|e) (as|os|ess[ea]s?) (pessoas?|gente|seguidor*|inscrit*) | (que|qual) tipos? de (gente|pessoas?|publico|seguidor*|perfil|perfis)
    (seguidores|inscritos|curtidas|perfis|pessoas|views|visualizacoes|contas) ([a-z]+ )?(reais|verdadeir*
      brasileir*|ativ*|fakes?|fals*|organic*)
    (sao|e|tudo|gente|perfil) brs? | fantasmas? | inativ[oa]s? | (perfis|contas) .. (tem|com) (fotos?|post*|publicac*)
    brasileir[oa]s | (e|sao|so|tudo|publico) brasileir[oa] | (gente|pessoas?|povo|pessoal) (brasileir[oa]|daqui)
    robos | bots | (e|ou|sao|tudo|so|ser|de|perfi[sl]|contas?|seguidor) (um )?(robo|bot) | fakes?
    fals[oa]s? | de verdade | gringos? | gente (daqui|do brasil|real|mesmo) | do brasil
    (sejam|forem|fossem) ((tod[oa]s|tudo|perfis|gente) )*(reais|verdadeir*|ativ*) | (for|fosse) brasileir[oa]
  `,
} satisfies Partial<Record<Topic, string>>
