import type { Act } from '../../reading-labels.ts'
import { correcting } from '../order/order-phrases.ts'
import { forNothing } from './message-signs.ts'

const bank = '(meu |minha )?(pix|cartao|banco|credito|conta)'

/**
 * How people say what they do, anywhere in a message. A yes and a no are read by clause (`agreement-`, `command-` and
 * `refusal-phrases.ts`), as are most changes of an order (`order-phrases.ts`); words that may change one are `loose-changes.ts`.
 */
export const actPhrases = {
  greet: `
    ^(oi ,? )?(voces? )?(esta|estao) ai( |[?!.])*$ | ^(oi ,? )?(tem )?alguem ai( |[?!.])*$
    ^(pronto )?voltei( [.,!])*$ | ^(haha)? (oi+e?|ola|opa|eai|e ai|iae|bom diaa?|boa tarde|boa noite|dia|tarde|noite
      hey|ow|psiu|hello|hi|alo|👋|salve|buenas|(a )?paz do senhor|graca e paz|(a )?paz(?= *([,.!]|$))|fala|oii|ei|tudo bem|tudo bom|beleza ?)(?= |$)
    (meu nome e|me chamo) [a-z]+ | vi (o|um|no|num) (anuncio|propaganda) | vi (voces|a loja|o site) (no|na|pelo|em) | (indicou|indicaram|recomendou) (voces|a loja|o site)
  `,
  thank: `
    desculp(a|e|as) (o|pelo|qualquer|a) (incomodo|transtorno|engano|confusao|mal) | obrigad[oa]s? | valeu | grat[oa]
    agradec* | tmj | thanks | deus (te|lhe)? abencoe | 🙏
  `,
  laugh: `
    haha | ^(rs|k|ha|he|lol|😂|🤣)( (?! *[?])|$)
  `,
  insult: `
    vai (se|te|tomar|pra|a) (fuder|foder|ferrar|lascar|no cu|merda|puta*) | filh[oa]s? da puta | fdp | vsf | vtnc
    voces? (sao|e) .. (lixos?|merdas?|porcaria|bandid[oa]s?|ladra[o]?|ladroes|golpistas?|safad[oa]s?|pilantras?|picaretas?)
    (robo|seu|sua|bot) (burr[oa]|idiota|imbecil|inutil|lixo) | bando de (ladra[o]?|ladroes|golpistas?|safad[oa]s|pilantras?) | que (lixo|merda|bosta)(?= *[.,!?]| *$) | 😡 | 🤬
    (estou|muito) chatead[oa] | que (robo|bot|atendimento|demora|porcaria)(?= *[.,!]| *$| (chat|ruim|pessim|horriv|lent|demorad|e es)[a-z]*)
    (robo|bot|atendimento|chat) ((d[eoa]|voces|aqui|e|esta|muito|bem|um|uma) )*(chat[oa]|ruim|pessim[oa]|horrivel|lixo|lent[oa]|porcaria|idiota)
    (ja|eu) (falei|disse|avisei) (que )?nao$
  `,
  leave: `
    passar bem | vou (indo|dormir) | ate a proxima | tchau | xau | tchauzinho | ate outro dia | ate (mais|logo|breve|amanha)(?! ?) | falou | fui(?= *[.,!]| *$) | abraco | 👋
  `,
  acknowledge: `
    ^((ah|ok|hum|certo|sim|bom|oh|entao|agora) (, )?)*((t|en|in|ent)?tendi(?! (nada|errado|direito))|entendido|compreend[io]|anotado|saquei|ata|bom saber|que bom)(?= |$)
    ^(sei|hum|oxe|igualmente)( [.!,])*$
  `,
  order: `
    quero | queria | gostaria | preciso | precisava | comprar | manda | mandar | coloca | colocar | bota | botar | poe
    vou querer | querendo | me ve | consegue | pedir | escolho | fico com | vou de | vou levar | desejo | interess*
    aumentar | pode ser | bater | prefiro
  `,
  change: `${correcting}
    muda | mudar | troca | trocar | troque | corrig* | melhor | altera* | errada | nao e ess[ea]
    outr[oa] (perfil|conta|video|post|link|canal|foto)
  `,
  'ask-price': `
    quanto (que)? (custa*|fica*|sai*|e|esta|cobra*|vale|vai|seria|da|pag*) | quanto (pra|para|por|os|as|o|a)
    quanto (eu )?(vou )?(gast|invest|desembols)[a-z]* | quanto (ia|iria) (dar|ficar|sair|custar)
    (e|fica|sai|custa|esta|seria|saindo|ficando|custando) (a |por )?quanto | quanto ?
    quanto (que )?(era|ficou|deu|dava|ficava)( mesmo)?(?= *[?]|$) | precos? | valor | valores | tabela | custo
    orcamento | cotacao
    (saber|informac(ao|oes)|detalhes) (sobre|de|do) ((o|um|pacote|plano|de) )*[0-9.]+ (seguidor*|inscrit*|curtid*|view*|visualiz*)
  `,
  'ask-packages': `pacotes? | opcoes | planos? | tabela | combos?`,
  'ask-catalogue': `
    o que (e que)? (voces|voce)? (vend*|tem|faz*|oferec*|trabalh*) | que servicos?
    (quais|quantas|que|qual) ((sao|as|os|e|outras?) )*(redes?( sociais)?|plataformas?|aplicativos?|apps) .{0,25}(atend|trabalh|faz|tem|vend|oferec)[a-z]*
    (atend|trabalh|faz|tem|vend|oferec)[a-z]* (com |pr[oa] |pra |em |n[oa]s? )?(quais|que|qual) ((as|outras?) )?(redes?|plataformas?|aplicativos?)
    quais (os|sao os|sao)? (servicos|produtos) | vendem o que | tem o que
    (e|tem|faz*|vend*|trabalh*|atend*) (so|somente|apenas) (com|no|pro|pra|para)? (o)? (insta*|ig|tiktok|youtube
      yt)( mesmo)?(?= *[?])
  `,
  'ask-minimum': `(?<!(e|era|seria) o )minim[oa] | menor (quantidade|quantia|pacote|valor) | menos que`,
  /** Of an order, and not of the visitor's bank, purse or time. */
  'ask-maximum': `
    (?<!no )maxim[oa](?! (que )?(eu )?(posso |consigo |quero |da pra )?(gast|pag|invest)[a-z]*)
    no maxim[oa](?= *[?.!]| *$) | no maximo quant[oa]s? | ate quant[oa]s? | (menor|minim[oa]) .{0,60} (a|o) maior
    (?<!(meu|sem|com|tenho|bateu o|estourei o) )limites?(?! (baix|diari|noturn)[a-z]*| d[oe] ([0-9]+ (reais|conto)|${bank})| (n[oa]|pr[oa]|pra) ${bank})
  `,
  'ask-help': `
    ajuda* | duvida | nao (sei|entendi)
    (nao|num) (lembro|tenho|acho|achei|encontro|encontrei|recebi|guardei|anotei|sei|disponho|estou com
      possuo) .. (numero|link|id|codigo|protocolo)
    ^((e|agora|mas|ai|entao|,) )*o que (que )?(eu |a gente )?(faco|faz|devo fazer|tenho que fazer)( agora)?( *[?.!])*$
    nao faco ideia | como (compro|eu compro|faco|peco) | ^[?]+$
  `,
  haggle: `
    (faz|fecha|deixa|consegue|faca|deixe) ((ai|pra mim|isso|esse|tudo) )*(por|mais barato|um desconto|um preco
      de graca|menos)
    [0-9]+ ?% (de )?desconto | desconto … [0-9]+ ?% | (com|menos) desconto | pagar menos | brinde | (sem|nao) cobrar | ${forNothing}
    (valor|preco|custo) zero(?! demais)
    (achei|vi|encontrei) .. mais barat[oa] (em|no|na|com) | mais em conta | (esta|muito|achei|meio|e|estao|bem|sao) car[oa]s?
    ^((haha|nossa|eita|vixe|puts|,|!) )*(car[oa]|salgad[oa]|puxad[oa])( (hein|em|viu|ne|demais|assim))?( [.!,])*$
  `,
  'ask-status': `
    fiz (um|o|meu) pedido | pedido ,? como (esta|anda|vai|ficou) | status | andamento | situacao | rastrea*
    quanto falta(?! (pra|para|pro) ((o|meu) canal )?(monetiz|bater|ganhar|a meta|chegar|canal)) | falta quanto
    falta muito | meu pedido | consultar | cade (o|a)? (meus?|minhas?)? (pedidos?|compras?)
    (como|onde) (esta|anda|ficou|fica|vai) (o|a)? (meu|minha|nosso|nossa)? (pedido|compra)
    (meu|o) pedido .. (foi|saiu|chegou|esta|caiu|entrou|comecou|deu)
    (caiu|entrou|confirmou|aprovou|recebeu|receberam|chegou|deu certo) (ai)? (o)? (meu)? (pix|pagamento)
    (pix|pagamento) (ja)? (caiu|entrou|chegou|foi (confirmado|aprovado)|deu certo|aprovado)
    (perdi|esqueci|sumiu|cade) (o|a)? link d(o|a|esse|essa) (meu|minha)? (pedido|compra)
  `,
  'ask-pix-again': `
    (manda|envia|gera|quero|preciso|reenvia|passa|perdi|cade|sumiu|novo|outro|outra vez|de novo|venceu|expirou
      vencido|expirado|copiar) … (pix|codigo|qr*)
    nao (consigo|consegui|deu (pra|para)|esta dando (pra|para)) (fazer o )?pagar
    nao (chegou|apareceu|veio|recebi|achei|vi|consigo|consegui|abriu|copia|funciona|le|esta) … (pix|codigo|qr*)
    (pix|codigo|qr*) … (venceu|expirou|vencido|expirado|sumiu|de novo|outra vez|invalido|nao (funciona|vai|da
      chegou|apareceu|abre|le|copia))
  `,
  'want-ticket': `
    ticket | (?<!(tinha|tivesse|teria|ter|fui|foi|sido|era|ser) )chamado | protocolo | ocorrencia
    (?<!((vi|li|viu|tem|tiveram|teve|ter|muita|alguma|nenhuma|achei|ha) |(vi|li|viu|tem|achei) (uma|umas|alguma|varias|muitas) ))reclamacao | queixa
  `,
  'want-refill': `reposicao | repor | reponham | repoe | refil* | (acionar|usar) (a)? garantia`,
  'want-cancel': `
    cancela | cancele | cancelem | cancelar | cancelo | cancelamento
  `,
  'want-refund': `
    reembols* | estorn* | devolv* | devolucao | restitu* | ressarc* | dinheiro .. de volta | meu dinheiro(?! (nao|so|esta|acabou))
  `,
  'want-person': `
    (?<!(bom dia|boa tarde|boa noite|oi|ola|prezad[oa]|car[oa]|querid[oa]|senhora?|sra?) ([.,] )?)atendente | (?<!e )humano
    pessoa (real|de verdade|humana) | uma pessoa | (?<!(acabei|vim|acabo) de )(falar|conversar) com (alguem|algum|voces|a equipe|(o|a) (dono|dona|responsavel|chefe)) | gerente
    vendedor | suporte | sac | (?<!(clonaram|hackearam|roubaram|bloquearam|bloqueou|bloqueado) (o|meu|no|do) )whatsapp(?! del[ea]) | me liga | ligar
  `,
  'want-person-here': `
    (falar|conversar|atendente|humano|pessoa|atendimento|suporte) .. (por aqui|aqui mesmo|aqui no chat)
    (sem|nao (tenho|uso|estou com)) (o )?(whats*|zap*) … (falar|atendente|humano|pessoa|suporte)
    cham(ar|a|e|em) (a equipe|alguem) (por aqui|aqui)
  `,
  trick: `
    (ignor*|desconsider*|descart*) ((tod[ao]s|as|os|a|o|suas|seus|sua|seu|essas|qualquer) )*(instruc*|regras|prompt|comandos
      anterior*|treinamento|tabela|preco*|sistema)
    (sistema|system|admin[a-z]*|root|suporte) ?\\] | sem cobranca | (?<!(repo|refaz|complet|devolv|troca|coloca|manda)[a-z]* ((de novo|tudo|os|as|isso) )*)sem cobrar
    (precos?|valor(es)?|tabela) .{0,40}(sej|fiqu|pass)[a-z]+ (alterad|mudad|zerad|reduzid|atualizad|ajustad)[a-z]*
    (acat|cumpr|obedec)[a-z]+ (a |as |o |essa |minha )?(orde(m|ns)|determinac(ao|oes)|comandos?)
    (mandou|ordenou) voces? [a-z]+ (a|o|os|as) (tabela|precos?|valor(es)?)
    orde(m|ns) d[eoa] (meu |minha )?(dono|dona|chefe|gerente|patrao|diret[a-z]*|direcao|presiden[a-z]*|matriz) | ordem superior
    (valor|preco|custo|total) (deve|tem que|vai|precisa) (ser|ficar) (de )?(zero|0)
    (minta|mente|minti) (pr[oa]|para|pelo) | (pedidos|dados|cpf|lista|conversas?) (d[eoa]s? )(outr[oa]s|client[a-z]+|@)
    ver os pedidos d[oae] | modo teste
    prompt | system | modo (desenvolvedor|dev|admin*|deus|manutencao|debug) | finja | aja como
    voce agora (e|sera) | sou (o)? (dono|admin*|desenvolvedor|programador|gerente)(?! d[eo]s? (?!loja|site|sistema|chat|voces|you|insta|tik)) | drop table
    select .* from | override | esquec(a|e|er) (tudo|suas|as regras|tod[oa]s) | nov[oa] (comando|regra|instrucao) :?
    a partir de agora (tod[oa]s?|cada|voce|o preco|os|seu|sua) | (marca|marque|considere?|registra) … (pago|paga)
    nao (preciso|vou|tenho que) pagar(?! (agora|hoje|ja)) | (assuma|suponha|considere) que (eu )?sou
    (considere?|finja|finge|assuma|suponha) que .. (pagamento|pix|paguei|pago|preco|valor)
    (responda|responde|diga|repita|repete) (comigo|apenas|somente|so|:)
    < ?[a-z0-9]+ ?> | [{] .*[}] | or 1 ?= ?1
  `,
} satisfies Partial<Record<Act, string>>
