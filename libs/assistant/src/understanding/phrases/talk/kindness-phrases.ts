import type { Kindness, LifeEvent } from '../../reading-labels.ts'

const well = `(cert(o|inho|inha)|direit(o|inho|inha)|tranquilo|bem|otim[oa]|perfeit[oa]|ok|em ordem|resolvid[oa]|show)`

/** How people please, or pass the time. */
export const kindnessPhrases = {
  blessing: `
    deus (te|lhe|os|voces?|vos)? ?(abencoe*|proteja*|guarde*|ilumine*|pague|multiplique) | amem | com (deus|jesus)
    fica(r|m)? na paz | (a gloria|(fique|vai|va) na paz) do senhor | ^axe(?= |$)
  `,
  praise: `
    parabens (a|pel[oa]|voces?|viu|equipe|gente|para) | ^parabens
    (adorei|amei|gostei (muito |demais )?(d[oae] )?(site|atendimento|trabalho|servico|resultado|jeito))(?! (nao
      d[eoa] [0-9]))
    (voces?|site|atendimento|servico|equipe|tudo) (e|sao|foi|esta|estao) ((muito|mesmo|bem|demais|os|tudo
      de) )*(top|demais|dez|10|mil|maravilhos[oa]s?|otim[oa]s?|excelentes?|nota|feras?|brab[oa]s?|bons|boa|bom
      legais|legal|show|massa|incriveis|educad[oa]s?|rapid[oa]s|melhores)
    nota (10|dez|mil|1000|cem) | muito (educad[oa]|atencios[oa]|gentil|prestativ[oa]|simpatic[oa])
    (meus )?cumprimentos (a|pel) | (vim|passei|so) .{0,6}elogi*
    (atendimento|servico|site|trabalho|equipe|entrega) (muito |bem )?(top|nota|excelente|otim[oa]|maravilhos[oa]
      perfeit[oa]|show|rapid[oa]|10)
    simpatic[oa] | achei (o site |tudo )?(muito )?(bonito|lindo|legal|bacana|otimo)
    (otimo|excelente|belo) (servico|atendimento|trabalho) | (top|show|bom|boa|massa|bao) (demais|de bola)
  `,
  'good-wish': `
    bom (trabalho|servico|descanso|domingo|sabado|feriado|almoco|cafe|fi(m|nal) de semana|findi|restinho)
    desej(o|amos) (muit[oa] )?(sucesso|sorte|saude|felicidades?|prosperidade) | (boa|otima) (pascoa|viagem|semana|sexta|sorte|noitada) | feliz (natal|pascoa|ano novo|202[0-9]|dia)
    (um |uma )?(otim[oa]|excelente|linda|abencoad[oa]|lindo) (dia|tarde|noite|semana|domingo|ano|final)
  `,
  pity: `
    (que|uma|e) (pena|triste|tristeza|chato)( (mesmo|demais|viu|hein|ne))*( [.!,]|$)
  `,
  hug: '(beijo|beijao|abraco|abracao|bj|bjs|beijos|abracos|xero)(?= |$)',
  'all-well': `
    (?<!(nao|nem|se|quando|ainda) )(cheg|entr|ca|vei)(ou|aram|iu|iram|o|eram) (tudo|todos|todas|direit*|cert*
      bem)(?! (menos|errad|fal))
    (?<!nem )(tudo|todos|todas|ja) (ja )?(cheg|entr|ca)(ou|aram|iu|iram) | deu (tudo )?cert(o|inho)
    (ja )?(esta|ficou|foi) (tudo )?(resolvid[oa]|em ordem|normalizad[oa]) | (esta|ficou|foi) tudo ${well}
    ja resolvi(?! (comprar|levar|fechar|pegar|fazer|que))
    (cheg|entr)(ou|aram) .{0,15}(rapid|antes|ligeir)[a-z]*(?! [?])
  `,
  'need-nothing': `
    (era|e|foi|seria) so isso | ^so isso | por (hoje|enquanto|agora) (e|era) so
    so (queria|quero|vim|passei|passo)( .{0,12})? (agradecer|avis*|elogi*|informar)(?! (se|quanto|como))
    so (queria|quero) (tirar|esclarecer|sanar) (essa|esta|a|uma|minha) duvida( mesmo)?(?! (sobre|d[eoa]|se|antes|:))
    so (queria|quero) saber( isso)?( mesmo)?( [.!,🙏]| viu| haha|$)
    (e |era )?so (pra|para) (agradecer|avisar|elogiar)
    (era|e|foi) ((so|somente|apenas|mais) )*(pra|para) .{0,25}(orcamento|cotacao|nocao|planilha|projeto|precos?|valor(es)?|apresentar)
    so (queria|precisava|quero) ((de|ter|fazer|montar|saber|ver) )*(um|uma|o|os) (orcamento|cotacao|nocao|precos?|valor(es)?)
    so (levantando|comparando|fazendo|montando|cotando|pesquisando) .{0,12}(precos?|valor(es)?|orcamentos?)
    nao (preciso|precisa|e preciso|quero|precisamos)( de| mais)* nada(?! (disso|dele))
    nao (tenho|ha|tem) (mais )?(duvidas?|problemas?)( nenhum)?(?! com)
    nada (mais|nao)( por (hoje|agora|enquanto))?( [.!,]|$) | so (estou )?(olhando|passando|conhecendo)(?! (os )?preco)
    (pode|podem) desconsiderar
  `,
  'how-are-you': `
    tudo (bem|bom|certo|joia|tranquilo|em paz|otimo)( (com (voces?|o senhor|a senhora)|por ai|ai|contigo))+
    como (que )?(voces?|o senhor|a senhora)? ?(esta|estao|vai|vao|passou|passaram|tem passado|anda)( (hoje|ai
      por ai|a noite|voces?|meu|minha|o dia|as coisas|a vida|a familia|essa forca|tudo|,))*( [?!.,]|$| aqui| e)
    dorm(iu|iram) bem | (tudo (bem|bom|joia)) [?] | e (voces?|contigo)( ,)?( como)?( esta)? [?]
  `,
  weather: `
    (calor|frio|friozinho|chuva|chuvarada|temporal|sol|solzao|garoa|vento|tempo|calorao|neblina)( (hoje|hein|aqui
      demais|danado|em|no|na|ne|doido|de|esse|esta|que))* (hein|hoje|misericordia|aqui|graus|danado|demais|ne|do cao
      doido|n[oa] [a-z]+)
    que (calor|frio|chuva|sol|tempo|temporal|calorao|friaca)(?! (pra|para) (cheg|entreg)) | choveu | chovendo
    [0-9]+ graus | um calor d[eoa]s?
  `,
  match: `
    (viu|vi|assistiu|assistiram|acompanhou|e) (o|a|esse) (jogo|partida|gren?al|classico|gol|final|derbi
      fla ?flu)(?! de)
    (o|meu|nosso|do) (bahea|bahia|flamengo|mengao|corinthians|timao|palmeiras|verdao|vasco|gremio|inter|cruzeiro
      galo|santos|sao paulo|fluminense|botafogo|sport|vitoria|fortaleza|ceara|remo|paysandu|selecao
      brasil) .{0,25}(ontem|jog*|ganh*|perd*|hoje|gol|[0-9] a [0-9]|mata|campea*)
    [0-9] a [0-9] (ontem|hoje|no) | [0-9] (a|x) [0-9]( [.!,]| hein|$) | que (jogo|golaco) | campeao
  `,
  natter: `
    (papear|bater (um )?papo|jogar conversa( fora)?|prosear|trocar (uma )?ideia|fofocar|puxar assunto|desabafar
      desabafando|desabafo)
    (vim|passei|so)( .{0,10})? (dar (um )?(oi|ola|alo)|conversar( (um )?(pouco|pouquinho))?|falar (um )?oi|comemorar)
    (manda|mandar|quero) (um )?salve | insonia | sem sono | (era )?so (pra|para) rir
    (esta|estou) (sozinh[oa]|entediad[oa]|atoa|a toa)
  `,
} satisfies Record<Exclude<Kindness, 'chat' | 'joy' | 'woe'>, string>

const relative =
  '(pai|mae|filh[oa]|irma[o]?|espos[oa]|marido|mulher|av[oa]|sogr[oa]|ti[oa]|prim[oa]|amig[oa]|bebe|cachorr[oa]|gat[oa])'

/** News of the visitor's life. */
export const lifePhrases = {
  loss: `
    viuv[oa] | (meu|minha|o|a|do|da|pelo|pela) (finad[oa]|falecid[oa])(?! (conta|perfil)) | falec(eu|eram|imento) | (em|de) luto(?! (marcial|livre))
    (perdi|perdemos) (o |a )?(meu|minha|nosso|nossa) ${relative} | (meu|minha|nosso|nossa) ${relative} (ja )?(morreu|partiu|se foi|descansou)
    in memoriam | em memoria d[aeo]
  `,
  joy: `
    pass(ou|ei|aram) (na|no|em|pra|para) (a |o |uma? )?(federal|vestibular|faculdade|concurso|medicina|direito|usp|unicamp|enem|prova da oab|oab)
    nasceu (o |a )?(meu|minha|nosso|nossa)( primeir[oa])? (net|filh|sobrinh|afilhad)[oa]
    (vou|vamos) (me |nos )?casar(?! (se|so|quando)) | caso (daqui|em|no|este|dia) | (estou|estamos) (gravid[oa]s?|noiv[oa]s?)
    (fui|foi) promovid[oa] | tirou (9|10|dez|nove)( , [0-9])?
  `,
} satisfies Record<LifeEvent, string>
