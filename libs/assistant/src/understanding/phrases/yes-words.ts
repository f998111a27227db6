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

/** What a page is called: 'pode gerar pro canal' is no yes to a profile. */
export const targetWords = {
  account: wordsOf('perfil conta pagina arroba link'),
  channel: wordsOf('canal perfil conta arroba link'),
  content: wordsOf('video reels shorts live post publicacao foto link'),
}

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

/** Said along with a yes, and no part of what is agreed. */
export const asides = phrases(`
  (oi|ola|opa|e ai|eai|fala|salve|bom dia|boa tarde|boa noite)[ ,]+(tudo (bem|bom|certo|joia|tranquilo)|beleza|tranquilo|suave|joia)
  (esta)? tudo (bem|bom|certo) (ai)? com (voce|voces|a senhora|o senhor) | bom dia | boa (tarde|noite)
  nao tenho duvidas? | por ?que nao | sem pressa | deixa( ,)?(?= pode) | (minha|meu) filh[oa]
  ((ele|ela|o|a|meu|minha|perfil|conta|insta|ja) )*(e|esta|deixei|abri) public[oa]
  (muito|mt) (obrigad[oa]|bom|bem|grat[oa]) | obrigad[oa] demais
  com ((o|a|meu) )*(app?|aplicativo|banco|celular|pix|internet) ((do|ja|banco|esta) )*abert[oa] | (banco|app?) aberto
  que ((eu|ja) )*(vou|estou|pago) | que (e|esta)(?= (esse|isso|tudo|certo|correto))
  tem como(?= (gerar|gera|mandar|enviar|emitir)) | (meu|minha) (amig[oa]|irmao|querid[oa]|patrao|chefe|rei)
  nao ,(?= .{0,25}pode (gerar|mandar|seguir|fazer|emitir)) | (nada mais|mais nada|sem mais) | que bom | considero | mas(?= (e )?claro)
  (com|estou com) (o)? (celular|pix|dinheiro|banco) na (mao|conta) | ja confirmei
  (entendi|entendido|ata)( ,)?(?= .*(pode|mand|ger|sim|fech|confirm)) | sou eu( mesm[oa])? | o quanto antes | pra ontem | o mais rapido possivel | (estou|to) ansios[oa]
  (meu )?cpf( (e|:))*(?= *([,.!]|$)) | ((e|era|foi) )?(isso |o )(mesmo )?que (eu )?pedi(?= *([,.!]|$)) | que (eu )?ja recebi( o dinheiro)?
  (valor|preco|orcamento|total) (aprovad[oa]|ok|autorizad[oa]|conferid[oa]|certo|justo|otimo|bom) | ciente d[oe] (valor|preco|total)
  (no|pelo|com o|o|a) preco (normal|de tabela|da tabela|tabelado|cheio|certo|justo|de voces|do site) | (aprovad|autorizad|liberad|conferid)[oa] pel[oa]s? [a-z]+
  da lista | so (pra|para) (experimentar|testar|comecar) | pai d ?'? ?egua
  assim que (der|puder) | sendo possivel( ,)?(?= pode)
  ^(verdade|serio|eba|oba|uhul|aleluia|gloria a deus)( ,)?(?= (pode|manda|gera|fecha|confirm))
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

/** An order for the PIX in so many words. */
export const commandsPix = phrases(`
  podem? ((ja|logo|sim|me|ir) )*(gerar?|fazer?|mandar?|emitir?|envia(r)?|soltar?|prepara(r)?|cria(r)?|lanca(r)?|libera(r)?|fecha(r)?
    finaliza(r)?|prosseguir|seguir|continuar)
  (gera|gere|manda|mande|emite|emita|envia|envie|solta|libera|cria|prepara|lanca|passa|faz) ((ai|ja|logo|o|esse|meu|um|me|entao) )*(pix|codigo
    qr|qrcode|cobranca)
  (gera|gere|emite|solta|libera)( (ai|ja|logo|entao|isso|pra (mim|nois|nos|gente)|agora))*(?= *([,.!]|$))
`)

/** What makes another thing of it: a refusal, a condition, another time, another order, a doubt, a word of trouble. */
export const turnsAway = phrases(`
  nao | nem | nunca | jamais | sem | nada | mas | porem | so (que|se|depois|quando|pra|no|na|em|de|a|o|[0-9]+) | todavia | exceto | menos | mais | tirando | alem | tambem | se | caso | quando | assim que | desde que
  depois | antes | amanha | tarde | cedo | noite | manha | daqui | segunda | terca | quarta | quinta | sexta | sabado | domingo | semana* | mes | meses | ano | anos | ontem
  hora* | hr?s | minut* | dias? | vez | vezes | parte* | cada | as
  outr[oa]s? | ou | troc* | mud* | alter* | corri[gj]* | err(ad[oa]|ei|ou) | engan* | diferente* | metade | dobro | triplo | ambos | dois | duas | tres | nos dois | nas duas
  esper[ae](?!ndo) | espera[ir]? | calma | pera | perai | aguenta | segura | para | cancel* | desist* | deixa | esquece* | ver | pensar | penso | avis[oae]r? | pergunt* | consult*
  car[oa]s? | desconto* | barat* | cupom | gratis | free | teste | brinde | de graca | promoc* | cart(ao|oes) | boleto* | parcel* | credito | debito | fiado | dinheiro | transfer* | deposit* | doc | ted | picpay
  melhor | todo mundo | todos | geral | equipe | vai (aprovar|ver|decidir|confirmar|autorizar|analisar|pensar|olhar|conferir|avisar|falar)
  denunc* | reclam* | process* | procon | golp* | fraud* | mentira* | duvid* | medo | garant* | segur[oa] | confi(avel|a) | fake | robo* | bot | receb* | cheg* | caiu | cair | veio | vier* | comprei | comprou | paguei | pago | paga(do|r)? (depois|se) | pedi | devol* | volta
  so brasileir* | brasileir* | mulher* | homem | homens | feminin* | masculin* | real | reais | nota | recibo | fiscal | prazo | entreg* | demor* | rapido
  [a-z]*(seguidor|inscrit|curtid|visualiz|view|like|coment|compartilh)[a-z]* | story | stories | reels? | live | youtube | yt | tiktok | instagram | insta | face* | twitter | kwai | twitch | spotify | telegram
  link | perfil | conta | canal | video | foto | post | pagina | arroba | usuario | numero | quantidade
  acho | talvez | sei la | quase | quem sabe | sera | depende | alguem | ninguem | fal(a|ei|ou|am|aram) | diss(e|eram) | diz | dizem | mentir* | brincad* | zoando | zueira | ironia | querem | quis | queria | gostaria
`)

/** A yes may be put as a question: 'pode gerar?', 'cadê o pix?'. */
export const asksForPix = phrases(`
  (pode|podem|consegue|vai|vamos|vamo|bora|tem como|ja) .. (gerar?|gere|mandar?|enviar?|emitir|fechar|fazer|passar?)
  (gera|gere|manda|mande|envia|envie|emite|passa|cade) .. (pix|codigo|qr|qrcode|chave|pagamento|cobranca)
  ^cade [?] | ^e o (pix|codigo|qr*)
`)

/** Within a slip of a word of agreement, and another word. */
export const noSlips = new Set(
  wordsOf(`
    aceita aceitam aceitar aceite confirmou confirmei confirmam confirmaram mandou mandei mandam mandado fechei fecham
    aguarda aguarde aguardar compras combinar combina combinei conferir continuou finalizou aprova aprovam aprovou
    autoriza autorizou contudo corrido correio perfis servicos gerais gerou pagos pagas comprou comprei
  `),
)
