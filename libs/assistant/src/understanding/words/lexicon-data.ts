import { meaningsIn, wordsIn } from './word-lists.ts'

/*
 * The lexicon: one row per tag, which phrases may name ('issue~') and by which the classifier generalizes. A verb is given in
 * the infinitive and conjugated by rule (see `word-tags.ts`), its past under the tag with '.past'; '=' gives a form as it is
 * written. A word may stand in several rows.
 */

/** Names that packages go by. */
export const packageNames: ReadonlySet<string> = new Set(
  wordsIn(`starter growth grouth grow busines business bussines bussiness basic basico popular power viral trending influencer
  influencers start`),
)

/** These tell no tier from another, or are said of everything. */
export const commonOfTiers: ReadonlySet<string> = new Set(
  wordsIn(`com sem para por dos das nos nas mais plano pacote nivel seguidores curtidas visualizacoes inscritos comentarios
  instagram youtube tiktok perfil perfis conta contas entrega`),
)

export const verbRows: Readonly<Record<string, string>> = {
  /** The visitor wants something: 'quero 500', 'preciso de seguidores'. */
  wish: `desejar =quero =queria =queremos =queriamos =querendo =quer =gostaria =gostariamos =preciso =precisava
    =precisamos =precisando =solicito =solicitamos =requeiro =requeremos =requisito =requisitamos =necessito =necessitamos =pretendo =prefiro =decidi =resolvi =escolho`,
  /** Asks us for goods: 'manda 500', 'coloca mais 300'. */
  give: `botar colocar mandar arrumar jogar injetar tacar meter lancar descolar providenciar acrescentar adicionar
    incluir somar completar aumentar =ve =poe =ponha =faz =faca =fazer`,
  /** The visitor buys: 'levo o de 500', 'fechei com vocês'. */
  buy: 'comprar adquirir contratar encomendar pegar levar pedir fechar',
  /** A yes by itself, or with the PIX as its object: 'pode gerar', 'solta o código'. */
  issue: `gerar emitir enviar mandar soltar cobrar fechar finalizar concluir confirmar liberar lancar passar seguir
    prosseguir continuar tocar aviar agilizar autorizar aprovar efetuar processar criar fechar executar preparar proceder rodar encaminhar
    =gere =faz =faca =fazer =prossiga =prossigam =siga =sigam =emita =emitam =segue =envie =enviem`,
  /** A yes only before the PIX: 'joga o pix', 'desce a cobrança'. */
  bring: `descer jogar pingar dropar tacar atirar largar botar colocar trazer encaminhar remeter expedir disparar
    providenciar imprimir mostrar faturar registrar acionar ativar iniciar comecar abrir concretizar efetivar formalizar
    arrematar subir chamar puxar lascar sapecar despachar despejar desembuchar desenrolar arremessar pingar virar rodar
    embalar colar desovar chutar arrumar soprar assoprar dropar =cospe =traz =poe =traga =ponha`,
  /** The contrary, before the PIX: 'segura o pix', 'guarda o pedido'. */
  withhold: `segurar guardar adiar atrasar travar congelar engavetar evitar suspender ignorar pular bloquear rasgar
    rejeitar recusar negar barrar`,
  /** Takes an order out of the cart: 'tira o do tiktok'. */
  remove: 'tirar retirar remover excluir apagar cancelar eliminar deletar cortar',
  /** Puts something else in its place: 'troca o link'. */
  change: 'mudar trocar alterar corrigir substituir passar',
  /** The visitor has it already: 'tenho 300 seguidores', 'bati mil'. */
  own: '=tenho =tinha =temos =tem =possuo =possui =tinhamos =to =estou =esta =estamos =estava =bati =bateu',
  /** The visitor heard of a page or of us: 'vi no anúncio', 'minha prima indicou'. */
  find: `=vi =viu =achei =conheci =descobri =encontrei =indicou =indicaram =recomendou =recomendaram =falou =falaram
    =disse =mostrou =mostraram =apareceu =apareceram =soube =sigo =seguia =acompanho =acompanhei`,
  /** A purchase made before: 'comprei 500'. */
  bought: `=comprei =compramos =paguei =pagamos =contratei =contratamos =adquiri =encomendei =peguei`,
}

export const nounRows: Readonly<Record<string, string>> = {
  /** The word, where 'é' is the verb. */
  and: 'e',
  /** Somebody whose page or decision is not the visitor's: 'pro meu irmão'. */
  person: `irmao irma mae pai filho filha amigo amiga primo prima tio tia avo vo vovo esposa esposo marido mulher
    namorado namorada noivo noiva sobrinho sobrinha cunhado cunhada sogra sogro neto neta netinha afilhado socio socia
    chefe patrao patroa cliente clientes empresa loja colega vizinho vizinha crush ex pastor igreja banda`,
  /** Somebody the visitor asks before buying: 'vou ver com minha esposa'. */
  decider: `irmao irma mae pai filho filha amigo amiga primo prima tio tia esposa esposo marido mulher namorado namorada
    noivo noiva sobrinho socio socia chefe patrao patroa cliente banda equipe diretoria contador financeiro pessoal turma
    gerente familia casa galera socios`,
  /** The code, the charge and the order as the object of a yes: 'gera a cobrança'. */
  pix: 'pix pics piquis piquix codigo qr qrcode cobranca pagamento boleto chave copia emissao geracao envio pedido compra pedidos',
  /** A time to which an order may be put off: 'só na sexta', 'mês que vem'. */
  day: `amanha segunda terca quarta quinta sexta sabado domingo feira semana mes quinzena noite tarde manha madrugada
    almoco natal salario quinzenal tomorrow week month`,
  /** Somebody compared with. */
  rival: `concorrente concorrentes concorrencia rival rivais vizinho vizinha inimigo adversario outra outro dele dela
    famoso`,
  /** Names for a page: a profile, a channel, a post or a video. */
  account: 'perfil perfis conta contas pagina paginas arroba user usuario',
  channel: 'canal canais',
  content:
    'video videos reels reel post publicacao foto fotinha live short shorts clipe clip story stories postagem musica',
}

/** Words for what is sold. `exact`: short or slang, as they are written; `like`: long ones, slips of the thumb allowed. */
export const serviceWords = {
  exact: meaningsIn(`
    followers: seg segs sgdr sgdrs seguidor follow follows fans segudor seguimores
    likes: like likes laik laiks leik leiks likezinhos joinhas coracoes coracaozinho curts
    subscribers: sub subs inscrito inscricao inscricoes insc
    views: view views vews viws visu visus vizu vizus plays play visualiza visualisa reproducoes viewers
    comments: coment coments comments comment | shares: shares share | saves: salvos saves salvamento
  `),
  like: meaningsIn(`
    followers: seguidores seguidor seguidoras followers follower seguidorzinhos
    likes: curtidas curtida curtidinhas
    subscribers: inscritos inscrito inscritas inscrita subscribers subscriber inscricoes
    views: visualizacoes visualizacao visualisacoes visualizassao visualizassoes visualizacaos
    comments: comentarios comentario | shares: compartilhamentos compartilhamento | saves: salvamentos
  `),
}
export const platformWords = {
  exact: meaningsIn(`
    instagram: insta ig instinha inta isnta istagram insto reel reels feed instas
    youtube: yt ytb youtub utube iutube iutubi youtuber tube short shorts yutube yutubi
    tiktok: tt ttk tok titok
  `),
  like: meaningsIn(`
    instagram: instagram instagran intagram | youtube: youtube youtubi | tiktok: tiktok tiktoker
  `),
}
