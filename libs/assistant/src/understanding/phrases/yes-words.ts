import { phrases } from './phrases.ts'

const wordsOf = (text: string) => text.trim().split(/\s+/)

/** Each of these agrees, and tells to go on. */
export const yesWords = new Set(
  wordsOf(`
    sim si sii yes yep ok okay certo certa certinho certinha certin certim certissimo correto correta corretos corretas
    corretissimo exato exata exatamente perfeito perfeita otimo otima excelente maravilha beleza belezinha bele joia
    joinha show massa top legal bacana tri trilegal tranquilo suave tranks positivo claro obvio logico arretado
    isso esse essa este certeza mesmo mesma ctz certamente obviamente evidentemente naturalmente absolutamente precisamente
    simplesmente indubitavelmente positivissimo afirmativo okok file fino dahora daora irado bao dalhe arrocha
    combinado fechou fechado fechamos fecha feche fecho fechar aceito concordo topo topamos feito avante
    confirmo confirma confirmado confirmada confirmados confirme confirmar confirmamos confirmadissimo confere conferido
    aprovo aprovado aprovada aprovadissimo autorizo autorizado autorizada
    pode podem podi vai vamos vamo bora simbora vambora partiu dale demoro demorou uhum aham ahan aha hunrum unhum humrum
    firmeza firmou go serve servem
    quero queremos levo compro pago pagar pagarei comprar
    gera gere gerar gerando manda mande mandar mandando envia envie enviar emite emita emitir faz faca fazer fazendo
    cria crie criar solta passa passe passar libera liberar lanca lancar finaliza finalizar finalize conclui concluir
    conclua segue siga seguir seguimos prossiga prosseguir prossigo prossegue continua continuar continue acelera
    aguardo aguardando rola topou jae sin pod issu isu gr
  `),
)

/** What may stand beside a yes without changing it: courtesy, names for each other, the order and its payment. */
export const besideYes = new Set(
  wordsOf(`
    o u a os as um uma de do da dos das no na nos nas em e com por pra para pro pelo pela ao me mim eu meu meus minha seu
    sua nosso nossa voce voces te lhe nois aquele aquela ele ela dele dela desse dessa deste nesse nessa esses essas nele daqui
    ja agora logo entao ai aqui la ae ne viu hein so tambem mesmos rapido rapidinho hoje ainda assim direto
    todo tudo todos bem bom boa primeiro primeira la ca dai
    oi ola opa ei eita oxe oxente oxi vixe vish ixi uai ue bah tche ah oh po pow haha pronto desculpa amem ufa sabe
    rapaz rei mano mana cara velho vei veio chefe chefia patrao patroa amigo amiga moco moca gente querido querida
    amor amore flor senhor senhora parceiro irmao truta guria guri menino menina pai bb bebe fera campeao lindo linda anjo
    consagrado povo parca brother bro fi fml migo miga gata gato nega nego fia fio tio tia mestre doutor doutora sinho sinhora
    bill ain obsequio macho visse arriegua egua tropa professor professora moleque galera vizinho vizinha
    favor gentileza obrigado obrigada grato grata agradeco valeu tmj tamo junto deus abencoe graca gracas please pls
    dar da de hum hora pedir esperando trem bao ponto exclamacao virgula solicitacao confio era e ser ir vir botar bota bote colocar coloca ponha rodar jogar joga vou estou esta estao fico ficar levar
    gostei gostaria desejo adorei amei curti conferi consegue querer preciso poder
    comecar iniciar entregar processar registrar abrir entrar cobrar efetuar realizar efetivar tocar soltar
    pix pics piquis piquix pagamento codigo qr code qrcode cobranca chave pedido pedidos compra servico entrega pacote plano
    opcao copia cola tela negocio app ap aplicativo banco andamento prosseguimento seguimento
    dado dados quantidade valor preco
    total condicoes termos dentro
    geracao envio proposta somente apenas vim subir sobe redondo
  `),
)

/** Agreeing said in several words. */
export const yesPhrases = phrases(`
  (e|era) (isso|esse|essa|o) (mesmo )?que eu (quero|queria|preciso|precisava)
  sem (sombra de )?duvidas? | ^(e )?(pra )?(agora|ja)$ | (do|desse) jeito( que esta)? | proposta aceita
  da ?- ?lhe | da hora | quero (muito|demais) | (bom|bao) demais | ^cade [?] | ^e (o|meu) (pix|codigo|qr*) | preciso d[oe] (pix|codigo)
  (me)? (da|de) o (pix|codigo|qr*) | cola o (pix|codigo) | solicito (o pix|a geracao do pix|o codigo)
  vou (fazer|efetuar|realizar) (o|a)? (pix|pagamento|compra) | posso (ja )?pagar | (a gente|nos) (quer|queremos)
  (senta|sentar) (o dedo|o pau) | pau na maquina | pe na tabua | manda fogo | vai fundo | toca ai | bora ver | nenhuma alteracao
  com (toda )?certeza | de acordo | por mim | de boas? | deboa | em frente | ja e | e (isso|nois|nos)( ai)? | boa$ | ^(no|o|via|por)? pix( ,?)?( por favor)?$
  (tudo|esta|estao|esta tudo|td) (certo|certinho|bom|bem|otimo|otima|ok|joia|tranquilo|valendo|massa|beleza|fechado|feito
    em ordem|nos conformes|conforme|em cima|de acordo)
  ^esta( entao)?$ | entao esta | esta bom demais | show de bola | positivo operante | mao na massa
  (estou|estamos) (dentro|nessa|de acordo|ciente|a ?fim|esperando|no aguardo|aguardando|pronto|pronta)
  ^esperando (o|meu) (pix|codigo|qr)
  mand(a|e|ar) (ver|bala|brasa) | (bote|bota) (fe|pra rodar|pra quebrar) | (mete|meter|meta) (bala|bronca|marcha|ficha)
  (toca|tocar) (o (barco|bonde|baile)|ficha|adiante|pra frente)? | segue o (baile|jogo|fluxo) | pode (por|pa|crer|apostar)
  bora que bora | (vamo|vamos) que (vamo|vamos) | (bora|vamos|vamo) (crescer|bombar|estourar|nessa)
  (claro|logico|obvio|certeza) que sim
  vai que vai | esta na mao | vou (pagar|querer|fechar|comprar|levar|ficar com (esse|essa|ele)|nessa|de pix)
  fico com (ele|os|as|ess[ea]s?)
  (joga|pinga|dropa|taca|tasca) (ai )?(o|esse) (pix|codigo|qr*) | joga na tela
  nao (precisa|quero|vou) (mudar|trocar|corrigir|alterar) (de)? (mais)? nada( nao)? | nada a (mudar|alterar|corrigir)
  nao (tem|ha|vejo) (erro|problema)s? | sem (problemas?|alterac*|mudancas?)
  ^po (po|faze|manda|gera|bota|mete)$ | ^po (po|faze|manda|gera|bota|mete)(?= *[,.!])
  cade ((o|meu|esse) )*(pix|codigo|qr*|chave|pagamento|cobranca)
`)

/** The words are those of a yes, and the sense is not. */
export const meansOtherwise = phrases(`
  (manda*|mande*|envi*|pass(a|e|ar)|gera*|gere|quero|faz*|solta*|libera*|cade|confirma|confirme|confirmar|confere|segue
    lanca|cria*) ((me|o|a|os|as|esse|um|uma|seu|sua|meu|minha|ai|pra|mim|ja|de|do|da) )*(link|perfil|conta|canal
    pagina|usuario|arroba|video|reels|post|foto|publicacao|dados?|quantidade|valor|preco|total|servico|pacote
    plano|opcao|entrega|condicoes|termos|banco|app?|aplicativo|senha)
  (perfil|conta|canal|pagina|insta*) ((e|esta|ficou|meu) )*(fechad[oa]|abert[oa])
  (fechad[oa]|abert[oa]) ((e|esta|o|a|meu|minha) )*(perfil|conta|canal|pagina|insta*)
  (pra|para|pro|do|da|de|com|no|na|seu|sua|um|uma|outr*) (o|a)? (meu|minha|seu|sua)? (amig[oa]|irmao|man[oa]|cara|velho|chefe
    patrao|patroa|parceiro|menin[oa]|pai|guri*|moc[oa]|bebe|amor|filh[oa])
  (no|na|pro|pra|para) (o|a)? (meu|minha) (pix|chave|banco|conta|app)
  vai .. (entregar|comecar|iniciar|entrar|cobrar|ser|dar|vir|ficar|registrar|processar) | pode .. entregar .. hoje
  (entrar|ir|vai|abrir|ver) (la|ai)? (no|na|o|a) (meu|minha)? (perfil|conta|canal|link|video|post|foto|insta*)
  fech(ar|a|e) ((a|o|minha|meu) )*(conta|perfil|canal) | (confirma|confere) ((o|meu|ai) )*(pagamento|pix) | (quero|vou) cobrar
  quero (entrar|abrir|registrar|tocar|ir|ser|ver)
  ^((e|so|entao|ah|,) )*(esse|isso|este|essa) ((e|o|a|so|esta) )*(valor|preco|total|entrega|condicoes|termos)$
  ^quero ((o|a|os|as) )?(meus?|minhas?) (pedido|seguidor*|curtid*|inscrit*|compra)$
  pix (?!que)(\\w+ ){0,3}(pago|feito|enviado|caiu|confirmado)$ | < ?[a-z/]\\w* | [{}\\\\]
  (sim|si|ok|pode) no$ | com entrega | entrega (hoje|agora|em|ate) | ser que | na entrega | vou (confirmar|conferir|comparar|ver) | ^e (agora|depois)[ .!]*$ | ^e (vai|vem|chega)(?= |$) | pode para$ | ^(tudo isso|isso tudo)[ .!]*$ | agora (nao|la)
  ^(ah|a|oh)[ ,]+(sim|esta|ok|bom|certo|legal|bacana|isso|e)[ .!]*$ | (valeu|obrigad[oa]) mesmo$ | ^(serio )?mesmo$ | [👎❌🚫😡🤬🤔😕🙄🤨😒😂🤣]
`)

/** A yes may be put as a question: 'pode gerar?', 'cadê o pix?'. */
export const asksForPix = phrases(`
  (pode|podem|consegue|vai|vamos|vamo|bora|tem como|ja) .. (gerar?|gere|mandar?|enviar?|emitir|fechar|fazer|passar?)
  (gera|gere|manda|mande|envia|envie|emite|passa|cade) .. (pix|codigo|qr|qrcode|chave|pagamento|cobranca)
  ^cade [?] | ^e o (pix|codigo|qr*)
`)
