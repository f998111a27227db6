import { phrases } from './phrases.ts'

const wordsOf = (text: string) => text.trim().split(/\s+/)

/** Each of these agrees, and tells to go on. */
export const yesWords = new Set(
  wordsOf(`
    sim si sii yes yep ok okay certo certa certinho certinha certin certim certissimo correto correta corretos corretas
    corretissimo exato exata exatamente perfeito perfeita otimo otima excelente maravilha beleza belezinha bele joia
    joinha show massa top legal bacana tri trilegal tranquilo suave tranks positivo claro obvio logico arretado
    isso esse essa este certeza
    combinado fechou fechado fechamos fecha feche fecho fechar aceito concordo topo topamos feito avante
    confirmo confirma confirmado confirmada confirmados confirme confirmar confirmamos confirmadissimo confere conferido
    aprovo aprovado aprovada aprovadissimo autorizo autorizado autorizada
    pode podem podi vai vamos vamo bora simbora vambora partiu dale demoro demorou uhum aham ahan aha hunrum unhum humrum
    firmeza firmou go
    quero queremos levo compro pago pagar pagarei comprar
    gera gere gerar gerando manda mande mandar mandando envia envie enviar emite emita emitir faz faca fazer fazendo
    cria crie criar solta passa passe passar libera liberar lanca lancar finaliza finalizar finalize conclui concluir
    conclua segue siga seguir seguimos prossiga prosseguir prossigo prossegue continua continuar continue acelera
    aguardo aguardando
  `),
)

/** What may stand beside a yes without changing it: courtesy, names for each other, the order and its payment. */
export const besideYes = new Set(
  wordsOf(`
    o u a os as um uma de do da dos das no na nos nas em e com por pra para pro pelo pela ao me mim eu meu meus minha seu
    sua nosso nossa voce voces te lhe aquele aquela dele dela desse dessa deste nesse nessa esses essas nele daqui
    ja agora logo entao ai aqui la ae ne viu hein so tambem mesmo mesma mesmos rapido rapidinho hoje ainda assim direto
    todo tudo todos nenhum bem bom boa primeiro primeira la ca dai
    oi ola opa ei eita oxe oxente oxi vixe vish ixi uai ue bah tche ah oh po pow haha pronto desculpa amem ufa sabe
    rapaz rei mano mana cara velho vei veio chefe chefia patrao patroa amigo amiga moco moca gente querido querida
    amor amore flor senhor senhora parceiro irmao truta guria guri menino menina pai bb bebe fera campeao lindo linda
    favor gentileza obrigado obrigada grato grata agradeco valeu tmj tamo junto deus abencoe graca gracas please pls
    dar esperando trem bao ponto exclamacao virgula solicitacao confio era e ser ir vir botar bota bote colocar coloca ponha rodar jogar joga vou estou esta estao fico ficar levar
    gostei gostaria desejo adorei amei curti conferi consegue querer preciso poder
    comecar iniciar entregar processar registrar abrir entrar cobrar efetuar realizar efetivar tocar soltar encerrar
    pix pics pagamento codigo qr code qrcode cobranca chave pedido pedidos compra servico entrega pacote plano
    opcao copia cola tela negocio app ap aplicativo banco aberto andamento prosseguimento seguimento
    perfil conta canal pagina usuario arroba link video reels post foto publicacao dado dados quantidade valor preco
    total condicoes termos dentro
    r$ real reais conto contos pila pilas mil k
  `),
)

/** Agreeing said in several words. */
export const yesPhrases = phrases(`
  (e|era) (isso|esse|essa|o) (mesmo )?que eu (quero|queria|preciso|precisava)
  com certeza | de acordo | por mim | de boa | em frente | ja e | e (isso|nois|nos)( ai)? | e tudo | boa$
  (tudo|esta|estao|esta tudo|td) (certo|certinho|bom|bem|otimo|otima|ok|joia|tranquilo|valendo|massa|beleza|fechado|feito
    em ordem|nos conformes|conforme|em cima|de acordo)
  ^esta( entao)?$ | entao esta | esta bom demais | show de bola | positivo operante | mao na massa
  estou (dentro|nessa|de acordo|ciente|a ?fim|esperando|no aguardo|aguardando|pronto|pronta)
  ^esperando (o|meu) (pix|codigo|qr)
  mand(a|e|ar) (ver|bala|brasa) | (bote|bota) (fe|pra rodar|pra quebrar) | (mete|meter|meta) (bala|bronca|marcha|ficha)
  (toca|tocar) (o (barco|bonde|baile)|ficha|adiante|pra frente)? | segue o (baile|jogo|fluxo) | pode (por|pa|crer|apostar)
  bora que bora | (vamo|vamos) que (vamo|vamos) | (bora|vamos|vamo) (crescer|bombar|estourar|nessa)
  (claro|logico|obvio|certeza) que sim
  vou (pagar|querer|fechar|comprar|levar|ficar com (esse|essa|ele)|nessa|de pix) | fico com (esse|essa|ele)
  (joga|pinga|dropa|taca|tasca) (ai )?(o|esse) (pix|codigo|qr*) | joga na tela
  nao (precisa|quero|vou) (mudar|trocar|corrigir|alterar) (de)? (mais)? nada( nao)? | nada a (mudar|alterar|corrigir)
  nao (tem|ha|vejo) (erro|problema)s? | sem (problemas?|alterac*|mudancas?)
  cade ((o|meu|esse) )*(pix|codigo|qr*|chave|pagamento|cobranca)
`)

/** Said along with a yes, and no part of what is agreed. */
export const asides = phrases(`
  (oi|ola|opa|e ai|eai|bom dia|boa tarde|boa noite)[ ,]+tudo (bem|bom) | bom dia | boa (tarde|noite)
  (nao tenho|sem) duvidas? | por ?que nao | sem pressa | deixa( ,)?(?= pode) | (minha|meu) filh[oa]
  ((ele|ela|o|a|meu|minha|perfil|conta|insta|ja) )*(e|esta|deixei|abri) public[oa]
  (muito|mt) (obrigad[oa]|bom|bem|grat[oa]) | obrigad[oa] demais
  com ((o|a|meu) )*(app|aplicativo|banco|celular|pix|internet) ((do|ja|banco|esta) )*abert[oa] | (banco|app) aberto
  que (ja|eu ja|eu)? (vou|estou|pago) | que (e|esta)(?= (esse|isso|tudo|certo|correto))
  tem como(?= (gerar|gera|mandar|enviar|emitir)) | (meu|minha) (amig[oa]|irmao|querid[oa]|patrao|chefe|rei)
  sou eu( mesm[oa])? | o quanto antes | agora mesmo | pra ontem | o mais rapido possivel | (estou|to) ansios[oa]
  assim que (der|puder)
`)

/** The words are those of a yes, and the sense is not. */
export const meansOtherwise = phrases(`
  (manda*|mande*|envi*|pass(a|e|ar)|gera*|gere|quero|faz*|solta*|libera*|cade|confirma|confirme|confirmar|confere|segue
    lanca|cria*) ((me|o|a|os|as|esse|um|uma|seu|sua|meu|minha|ai|pra|mim|ja|de|do|da) )*(link|perfil|conta|canal
    pagina|usuario|arroba|video|reels|post|foto|publicacao|dados?|quantidade|valor|preco|total|servico|pacote
    plano|opcao|entrega|condicoes|termos|banco|app|aplicativo|senha)
  (perfil|conta|canal|pagina|insta*) ((e|esta|ficou|meu) )*(fechad[oa]|abert[oa])
  (fechad[oa]|abert[oa]) ((e|esta|o|a|meu|minha) )*(perfil|conta|canal|pagina|insta*)
  (pra|para|pro|do|da|de|com|no|na|seu|sua|um|uma|outr*) (o|a)? (meu|minha|seu|sua)? (amig[oa]|irmao|man[oa]|cara|velho|chefe
    patrao|patroa|parceiro|menin[oa]|pai|guri*|moc[oa]|bebe|amor|filh[oa])
  (no|na|pro|pra|para) (o|a)? (meu|minha) (pix|chave|banco|conta|app)
  ser que | na entrega | vou (confirmar|conferir|ver) | pode para$ | ^(tudo isso|isso tudo)[ .!]*$ | agora (nao|la)
  ^(ah|a|oh)[ ,]+(sim|esta|ok|bom|certo|legal|bacana|isso|e)[ .!]*$ | [👎❌🚫😡🤬🤔😕🙄🤨😒😂🤣]
`)

/** A yes may be put as a question: 'pode gerar?', 'cadê o pix?'. */
export const asksForPix = phrases(`
  (pode|podem|consegue|vai|vamos|vamo|bora|tem como|ja) .. (gerar?|gere|mandar?|enviar?|emitir|fechar|fazer|passar?)
  (gera|gere|manda|mande|envia|envie|emite|passa|cade) .. (pix|codigo|qr|qrcode|chave|pagamento|cobranca)
`)

/** Within a slip of a word of agreement, and another word. */
export const noSlips = new Set(
  wordsOf(`
    aceita aceitam aceitar aceite confirmou confirmei confirmam confirmaram mandou mandei mandam mandado fechei fecham
    aguarda aguarde aguardar compras combinar combina combinei conferir continuou finalizou aprova aprovam aprovou
    autoriza autorizou contudo corrido correio perfis servicos gerais gerou pagos pagas comprou comprei
  `),
)
