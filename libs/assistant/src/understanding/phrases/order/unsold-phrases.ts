import type { UnsoldWish } from '../../reading-labels.ts'

/** Things asked for that are in no catalogue of ours; the first one found is answered, with the others beside it. Replies name them in `unsoldNames`. */
export const unsoldPhrases = {
  'watch-hours': `
    horas? (assistidas|de exibicao|de visualizacao|de watch|publicas|no canal|pro canal|pra monetizar)
    watch ?time | 4 ?(mil|000|k) horas
  `,
  'verified-badge': 'selo | (?<!(e|esta|sou|ja) )verificad[oa] | conta verificada | selinho',
  dislikes: 'dislikes? | deslikes? | descurtidas?',
  'live-viewers': `
    espectador(es)? | pessoas na live | viewers? (na|pra|em) live | (pessoas|gente) (assistindo|na minha live)
  `,
  votes: 'votos? | enquete',
  'comment-likes': `
    (curtidas?|likes?) (em|no|nos|pro|do|dos|para o|pra um|num) (meus?)? comentarios?
  `,
  'group-members': 'membros? | grupos? (de|do|no|pro) whatsapp',
  reposts: 'retweets? | reposts?',
  reviews: `
    (avaliac(ao|oes)|reviews?|estrelas) (no|do|na|pro|para|de) (google|meu negocio|app?|ifood)
  `,
  facebook: 'facebook | face book | (no|do|pro|pelo|meu) face | fb | fanpage',
  x: 'twitter | tuiter | (no|pro|para o|pra o) x',
  'ready-accounts': `
    (vend*|compr*|tem) (umas?|a)? (contas?|perfis|perfil|canal|canais
      paginas?)( pront[oa]s?| antig[oa]s?)?(?= (com
      do|da|de|no|na|pront*)| ?|$)
  `,
  'other-work': `
    (tirar?|remover|apagar|diminuir) (os|as)? (seguidor*|inscrit*|curtid*) (de|do|da|dos)
    (cri*|fazem|faz|fazer) (um|uns|o)? (sites?|logotipo|aplicativo|artes?|edicao|videos?)
    (cri*|fazem|faz|fazer) (um|uma|o|a|minha|meu) logo
    (no|pro) google
    (um|meu|minha) (site|loja virtual) | (hackear|invadir|rackear|raquear|clonar|derrubar)
    (apagar|excluir|deletar|tirar do ar) (um|o|esse|aquele)? (perfil|conta|canal|post|video)
    denuncias? … (perfil|conta)
  `,
  kwai: 'kwai',
  twitch: 'twitch | twich',
  music: 'spotify | spotfy | deezer | soundcloud | ouvintes | streams?',
  telegram: 'telegram | telegran | discord',
  'other-network': `
    linkedin | linkedim | pinterest | threads | snapchat | onlyfans | bluesky | blue sky | reddit | tumblr
    badoo?
    tinder | shopee? | mercado livre | rumble | privacy.com
  `,
  'story-views': '(visualizacoes|visualizacao|views?|curtidas?|likes?) … (story|stories|storys|estories)',
  'account-recovery': '(recuper*|desbloquear|reativar) ((a|minha|o|meu) )*(conta|perfil|insta*)',
  management: `
    (gerenciar|gestao|administrar|gerenciamento) … (redes?|perfil|insta*|conta) | trafego pago
    (faz*|cri*|gest*|geren*|patrocin*) … anuncios?
    (propagandas?|publicidade|impulsionamento) pag[oa]s?
  `,
} satisfies Record<UnsoldWish, string>
