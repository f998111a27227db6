import { meaningsIn, wordsIn } from './word-lists.ts'

/*
 * The lexicon: one row per tag. A verb is given in the infinitive and conjugated by rule (see `word-tags.ts`), its past
 * under the tag with '.past'; '=' gives a form as it is written. A new slang verb or noun is one word more in its row.
 */

/** Names that packages go by. */
export const packageNames: ReadonlySet<string> = new Set(
  wordsIn(`starter growth grouth grow busines business bussines bussiness basic basico popular power viral trending influencer
  influencers start`),
)

export const verbRows: Readonly<Record<string, string>> = {
  wish: `desejar =quero =queria =queremos =queriamos =querendo =quer =gostaria =gostariamos =preciso =precisava
    =precisamos =precisando =solicito =solicitamos =necessito =necessitamos =pretendo =prefiro =decidi =resolvi =escolho`,
  give: `botar colocar mandar arrumar jogar injetar tacar meter lancar descolar providenciar acrescentar adicionar
    incluir somar completar aumentar =ve =poe =ponha =faz =faca =fazer`,
  buy: 'comprar adquirir contratar encomendar pegar levar pedir fechar',
  issue: `gerar emitir enviar mandar soltar cobrar fechar finalizar concluir confirmar liberar lancar passar seguir
    prosseguir continuar tocar autorizar aprovar efetuar processar criar fechar executar preparar proceder rodar encaminhar
    =gere =faz =faca =fazer =prossiga =prossigam =siga =sigam =emita =emitam =segue =envie =enviem`,
  bring: `descer jogar pingar dropar tacar atirar largar botar colocar trazer encaminhar remeter expedir disparar
    providenciar imprimir mostrar faturar registrar acionar ativar iniciar comecar abrir concretizar efetivar formalizar
    arrematar subir chamar puxar lascar sapecar despachar =poe =traga =ponha`,
  remove: 'tirar retirar remover excluir apagar cancelar eliminar deletar cortar',
  change: 'mudar trocar alterar corrigir substituir passar',
  own: '=tenho =tinha =temos =tem =possuo =possui =tinhamos =to =estou =esta =estamos =estava =bati =bateu',
  find: `=vi =viu =achei =conheci =descobri =encontrei =indicou =indicaram =recomendou =recomendaram =falou =falaram
    =disse =mostrou =mostraram =apareceu =apareceram =soube =sigo =seguia =acompanho =acompanhei`,
  bought: `=comprei =compramos =paguei =pagamos =contratei =contratamos =adquiri =encomendei =peguei`,
}

export const nounRows: Readonly<Record<string, string>> = {
  and: 'e',
  person: `irmao irma mae pai filho filha amigo amiga primo prima tio tia avo vo vovo esposa esposo marido mulher
    namorado namorada noivo noiva sobrinho sobrinha cunhado cunhada sogra sogro neto neta netinha afilhado socio socia
    chefe patrao patroa cliente clientes empresa loja colega vizinho vizinha crush ex pastor igreja banda`,
  decider: `irmao irma mae pai filho filha amigo amiga primo prima tio tia esposa esposo marido mulher namorado namorada
    noivo noiva sobrinho socio socia chefe patrao patroa cliente banda equipe diretoria contador financeiro pessoal turma
    gerente familia casa galera socios`,
  pix: 'pix pics piquis piquix codigo qr qrcode cobranca pagamento boleto chave copia emissao geracao envio pedido compra pedidos',
  day: `amanha segunda terca quarta quinta sexta sabado domingo feira semana mes quinzena noite tarde manha madrugada
    almoco natal salario quinzenal tomorrow week month`,
  rival: `concorrente concorrentes concorrencia rival rivais vizinho vizinha inimigo adversario outra outro dele dela
    famoso`,
  account: 'perfil perfis conta contas pagina paginas arroba user usuario',
  channel: 'canal canais',
  content:
    'video videos reels reel post publicacao foto fotinha live short shorts clipe clip story stories postagem musica',
}

/** Words for what is sold: as they are written, and as they are meant within a slip of the thumb. */
export const serviceWords = {
  exact: meaningsIn(`
    followers: seg segs sgdr sgdrs seguidor follow follows fans segudor seguimores
    likes: like likes laik laiks leik leiks likezinhos joinhas coracoes coracao coracaozinho curts
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
export const networkWords = {
  exact: meaningsIn(`
    instagram: insta ig instinha inta isnta istagram insto reel reels feed instas
    youtube: yt ytb youtub utube iutube iutubi youtuber tube short shorts yutube yutubi
    tiktok: tt ttk tok tiktoc tictoc tiktik titok tiktk
  `),
  like: meaningsIn(`
    instagram: instagram instagran intagram | youtube: youtube youtubi | tiktok: tiktok tictok tiktoker
  `),
}
