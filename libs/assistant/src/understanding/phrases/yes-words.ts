import { isOneOf, startsWith } from '../matching/phrase-pattern.ts'
import { wordsIn } from '../words/word-lists.ts'

/**
 * Words that a yes is made of. Beside one they leave nothing over and make no remark; slips are compared with them; they count for
 * `confidence`. Which of them agrees alone is said by `agreement-phrases.ts`.
 */
export const wordsOfYes = new Set(
  wordsIn(`
    sim si sii yes yep ok okay certo certa certinho certinha certin certim certissimo correto correta corretos corretas
    corretissimo exato exata exatamente perfeito perfeita otimo otima excelente maravilha beleza belezinha bele joia
    joinha show massa top legal bacana tri trilegal tranquilo suave tranks positivo claro obvio logico arretado isso esse
    essa este certeza mesmo mesma ctz certamente obviamente evidentemente naturalmente absolutamente precisamente
    simplesmente indubitavelmente positivissimo afirmativo okok file fino dahora daora irado dalhe arrocha combinado
    fechou fechado fechamos fecha feche fecho fechar aceito concordo topo topamos feito avante confirmo confirma
    confirmado confirmada confirmados confirme confirmar confirmamos confirmadissimo confere conferido aprovo aprovado
    aprovada aprovadissimo autorizo autorizado autorizada pode podem podi vai vamos vamo bora simbora vambora partiu dale
    demoro demorou uhum aham ahan aha hunrum unhum humrum firmeza firmou go serve servem quero queremos levo compro pago
    pagar pagarei comprar gera gere gerar gerando manda mande mandar mandando envia envie enviar emite emita emitir faz
    faca fazer fazendo cria crie criar solta passa passe passar libera liberar lanca lancar finaliza finalizar finalize
    conclui concluir conclua segue siga seguir seguimos prossiga prosseguir prossigo prossegue continua continuar continue
    acelera aguardo aguardando rola topou jae sin pod issu isu gr
  `),
)

/** Words of a phrase that only nods, beside those of `besideYes`. */
export const nods = new Set(
  wordsIn(`
    ok okay okok certo certa certinho certim perfeito otimo excelente maravilha beleza belezinha bele joia joinha
    show massa top legal bacana tranquilo suave dahora daora perfeitamente uhum aham hunrum bola gostei arretado
    muito maravilhoso 👍 perfeitinho perfeitao
  `),
)

/** Words beside a yes that change nothing: courtesy, names for each other, the order and its payment. */
export const besideYes = new Set(
  wordsIn(`
    o u a os as um uma de do da dos das no na nos nas em e com por pra para pro pelo pela ao me mim eu meu meus minha seu
    sua nosso nossa voce voces te lhe nois aquele aquela ele ela dele dela desse dessa deste nesse nessa esses essas nele
    daqui ja agora logo entao ai aqui la ae ne viu hein so tambem mesmos rapido rapidinho hoje ainda assim direto todo
    tudo todos bem bom boa primeiro primeira ca dai oi ola opa ei eita oxe oxente oxi vixe vish ixi uai ue bah tche ah oh
    po pow haha pronto desculpa amem ufa sabe rapaz rei mano mana cara velho vei veio chefe chefia patrao patroa amigo
    amiga moco moca gente querido querida amor amore flor senhor senhora parceiro irmao truta guria guri menino menina pai
    bb bebe fera campeao lindo linda anjo consagrado povo parca brother bro fi fml migo miga gata gato nega nego fia fio
    tio tia mestre doutor doutora sinho sinhora bill ain obsequio macho visse arriegua egua tropa professor professora
    moleque galera vizinho vizinha favor gentileza obrigado obrigada grato grata agradeco valeu tmj tamo junto deus
    abencoe graca gracas please pls thanks dar hum hora pedir esperando trem bao ponto exclamacao virgula solicitacao
    confio ser ir vir botar bota bote colocar coloca ponha rodar jogar joga vou estou esta estao fico ficar levar gostaria
    desejo amei conferi consegue querer preciso poder comecar iniciar entregar processar registrar abrir entrar cobrar
    efetuar realizar efetivar tocar soltar pix pics piquis piquix pagamento codigo qr code qrcode cobranca chave pedido
    pedidos compra servico entrega pacote plano opcao copia cola tela negocio app ap aplicativo banco andamento
    prosseguimento seguimento dado dados quantidade dentro bagaca parada braba brabo treco bicho danado danada som dj
    bomba bronca pressa correndo ligeiro ligeirinho rapidao rapidamente imediatamente urgente prontamente gentilmente
    comandante capitao chefao chefinho patroinha parsa parcero parceira mozao mozi mo mor vida benzinho fofa fofo princesa
    rainha lenda monstro bonitao bonita lindona lindao gatinha guerreiro guerreira filho filha filhote irma broder brow
    parcas china pia prenda cumpadi compadre comadre cabra minino minina bixo bichao mermao doido doida jesus virgem maria
    ave gloria louvado aleluia misericordia nome abencoado abencoada paz favorzinho licenca fineza gentil agradecido
    agradecida agradecemos abraco abracos beijo beijos bjs bj abs att cordialmente atenciosamente tamos total totalmente
    completamente plenamente mega super demais bastante pouquinho celular nubank aberto aberta mao camera leitor testar
    experimentar geracao envio proposta somente apenas vim subir sobe redondo
  `),
)

/** Whether a word beside a yes leaves it one. */
export const isBesideYes = (word: string): boolean => besideYes.has(word) || wordsOfYes.has(word)

/** Words before a verb of a yes, by which it is none. */
export const beforeYes = {
  denies: isOneOf(
    '(nao|nem|nunca|jamais)( (vou|vai|vamos|vao|iremos|quero|queremos|posso|podemos|consigo))?|nada (vou|posso|podemos|consigo)',
  ),
  /** 'vou passar pra ele', 'ele vai mandar', 'Deus sabe o que faz' */
  tells: isOneOf('(\\S+ )?(vou|irei|vai|vao|ia|garantia)|o que'),
}
/** Verbs of a yes whatever their object: 'confirmo o endereço', 'fechado o negócio'. */
export const agreeingVerb = startsWith('(confirm|autoriz|aprov|fech|concord)[a-z]*')
/** 'Certo' is a nod, 'tá certo' says that the recap is right. */
export const saysRight = startsWith('(cert|corret)[a-z]*')

/** Words behind a verb of a yes. */
export const behindYes = {
  article: isOneOf('o|a|os|as|um|uma|uns|umas|seu|sua|seus|suas|me|mais'),
  small: isOneOf(`
    ai|la|ja|logo|me|isso|ess[ea]s?|o|a|os|as|meus?|minhas?|seus?|suas?|noss[oa]s?|uma?|uns|umas
    entao|agora|so|tudo|tod[oa]s|el[ea]s?|mim|gente|nos|voce|amanha|sim|por|favor|cada
  `),
  toward: isOneOf('pra|pro|para|no|na|em|nesse|nessa|com|de|do|da|num|numa'),
  us: isOneOf('mim|nos|gente|eu'),
  ahead: isOneOf('frente|adiante|diante|boa|paz'),
}
/** Words of something else, beside which a word or two left over are a story: 'mandei', 'estava', 'voltar', 'depois'. */
export const ofStory = isOneOf(`
  \\S*..(ava|avam|aram|eram|iram|ando|endo|indo|asse|esse|isse) | \\S*...(ei|ou|ar|er|ir)
  era|eram|foi|foram|fui|tinha|tive|fiz|fez|queria|ia|disse|vi|deu|ver|depois|antes|quando|mas|se
`)
/** 'quero ser tratado como …' */
export const wishesDeed = isOneOf('(quero|queria|preciso|gostaria) \\S+[aei]r')
