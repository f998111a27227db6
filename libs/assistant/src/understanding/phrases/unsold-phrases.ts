/** Things asked for that are in no catalogue of ours, by their name in replies; the first one found counts. */
export const unsoldPhrases = {
  'horas de exibição': `
    horas? (assistidas|de exibicao|de visualizacao|de watch|publicas|no canal|pro canal|pra monetizar)
    watch ?time | 4 ?(mil|000|k) horas
  `,
  'selo de verificado': 'selo | (?<!(e|esta|sou|ja) )verificad[oa] | conta verificada | selinho',
  descurtidas: 'dislikes? | deslikes? | descurtidas?',
  'espectadores para transmissão ao vivo': `
    espectador(es)? | pessoas na live | viewers? (na|pra|em) live | (pessoas|gente) (assistindo|na minha live)
  `,
  votos: 'votos? | enquete',
  'curtidas em comentários': `
    (curtidas?|likes?) (em|no|nos|pro|do|dos|para o|pra um|num) (meus?)? comentarios?
  `,
  'membros para grupos ou canais': 'membros? | grupos? (de|do|no|pro) whatsapp',
  republicações: 'retweets? | reposts?',
  avaliações: `
    (avaliac(ao|oes)|reviews?|estrelas) (no|do|na|pro|para|de) (google|meu negocio|app?|ifood)
  `,
  'serviços para o Facebook': 'facebook | face book | (no|do|pro|pelo|meu) face | fb | fanpage',
  'serviços para o X (Twitter)': 'twitter | tuiter | (no|pro|para o|pra o) x',
  'contas prontas': `
    (vend*|compr*|tem) (umas?|a)? (contas?|perfis|perfil|canal|canais
      paginas?)( pront[oa]s?| antig[oa]s?)?(?= (com
      do|da|de|no|na|pront*)| ?|$)
  `,
  'esse tipo de serviço': `
    (tirar?|remover|apagar|diminuir) (os|as)? (seguidor*|inscrit*|curtid*) (de|do|da|dos)
    (cri*|fazem|faz|fazer) (um|uns|o)? (sites?|logo|logotipo|aplicativo|artes?|edicao|videos?)
    (no|pro) google
    (um|meu|minha) (site|loja virtual) | (hackear|invadir|rackear|raquear|clonar|derrubar)
    (apagar|excluir|deletar|tirar do ar) (um|o|esse|aquele)? (perfil|conta|canal|post|video)
    denuncias? … (perfil|conta)
  `,
  'serviços para o Kwai': 'kwai',
  'serviços para a Twitch': 'twitch | twich',
  'serviços para música': 'spotify | spotfy | deezer | soundcloud | ouvintes | streams?',
  'serviços para o Telegram ou o Discord': 'telegram | telegran | discord',
  'serviços para essa rede': `
    linkedin | linkedim | pinterest | threads | snapchat | onlyfans | bluesky | blue sky | reddit | tumblr
    badoo
    tinder | shopee | mercado livre | koo | rumble | privacy.com
  `,
  'visualizações de stories':
    '(visualizacoes|visualizacao|views?|curtidas?|likes?) … (story|stories|storys|estories)',
  'recuperação de contas': '(recuper*|desbloquear|reativar) ((a|minha|o|meu) )*(conta|perfil|insta*)',
  'gestão de redes ou anúncios': `
    (gerenciar|gestao|administrar|gerenciamento) … (redes?|perfil|insta*|conta) | trafego pago
    (faz*|cri*|gest*|geren*|patrocin*) … anuncios?
    (propagandas?|publicidade|impulsionamento) pag[oa]s?
  `,
}
