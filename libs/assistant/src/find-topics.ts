import type { Topic } from './reader.ts'

/** Patterns over the plain text. Where two topics meet, the one further up is the more exact. */
const patterns: Array<[Topic, RegExp]> = [
  [
    'who-are-you',
    /\b(voce e (um |uma |o |a )?(robo|bot|ia|humano|humana|pessoa|inteligencia|maquina|real|atendente|de verdade)|fal(o|ando) com (quem|um robo|robo|uma maquina)|qual (e )?o? ?seu nome|quem e voce|e robo|(isso|aqui|isso aqui) e (um |uma )?(robo|bot|ia|(atendimento|resposta) automatic[oa])|atendimento (e )?automatico)\b/,
  ],
  [
    'monetisation',
    /\b(monetiz\w+|adsense|ypp|programa de parcerias|(ganhar|fazer|receber) (dinheiro|grana|do youtube)|youtube (\w+ ){0,2}(exige|pede|pag\w+|paga))\b/,
  ],
  [
    'pix-expired',
    /\b(quanto tempo|ate quando|ate que horas) .{0,30}\b(pra pagar|para pagar|o pix|pagar|codigo)\b|\b(pix|codigo) .{0,20}\b(vence\w*|expir\w+|validade|vale|dura|caduc\w+)\b|\b(vencer|expirar|vence|expira|perdi o prazo) .{0,15}\b(pix|codigo|pagamento)\b|\b(validade|prazo) (do|pra pagar o|para pagar o|de|para) (pix|codigo|pagamento)\b|\b(posso|da pra|da para) pagar (depois|amanha|mais tarde|outro dia|semana que vem|dia)\b/,
  ],
  [
    'pix-approval',
    /\b(pix|pagamento) .{0,25}\b(aprova\w*|confirma\w*|compensa|cai na hora|cai|na hora|instantaneo|imediat\w+|demora\w*)\b|\b(aprova\w*|confirma\w*|compensa\w*) .{0,20}\b(pix|pagamento)\b|\b(comprovante|preciso avisar|tenho que avisar|avisar que paguei|(reconhec|identific)\w+|voces (ficam sabendo|sabem|veem|percebem))\b/,
  ],
  ['invoice', /\b(nota fiscal|recibo|cupom fiscal|nfe)\b/],
  [
    'payment-methods',
    /\b(formas? de (pag\w+)|(quais|que) formas|opcoes de pag\w+|pag(a|o|ar|amento) (e )?(onde|como|quando|antes|depois|por onde)|(quando|onde|como) (e )?(que )?(eu |se |voces )?(pag\w+|cobr\w+)|(trabalh|aceit|receb|cobr)\w+ (\w+ )?(com |por |no |em )?pix|copia e cola|qr ?code|pix ou|ou pix|mensal\w*|assinatura|meios? de pag\w+|como (que )?(eu |se )?(pag\w+|faz pra pagar|faco pra pagar|faco o pagamento)|cartao|boleto|parcel\w+|paypal|picpay|mercado pago|nubank|transferencia|ted|credito|debito|bitcoin|cripto|(so|e so|somente|apenas) (no |por |com )?pix|aceita\w* pix|tem pix|paga como|pagamento e|da pra pagar|posso pagar|(como|quando) (\w+ ){0,2}o pagamento|pagamento (\w+ ){0,2}antes|(qual|que) banco|pagar (antes|depois|adiantado)|chave (do )?pix|qual (e )?(o|a) (pix|chave)|pra onde (eu )?pago|em (2|duas|3|tres) vezes|dinheiro vivo)\b/,
  ],
  [
    'password',
    /\b(senha|password|login|acesso (a|da|na) (minha )?conta|(dado|dados) de acesso|(entrar|entram|acessar|acessam|mexer|mexem) (na |no |em |a |o )?(minha |meu |nossa )?(conta|perfil|canal))\b/,
  ],
  [
    'guarantee',
    /\b(?:garant\w+|repoe\w*|repor|reposicao|reponha\w*|refil\w*|(se|caso|quando) .{0,40}\b(cair\w*|sumir\w*|perder\w*|sair\w*|baixar\w*|diminuir\w*|caem|perco)|(podem|pode|vao|vai|costuma\w*) (cair|sumir|diminuir|sair)|(caem|cai|some|somem|saem) depois|(deixam|param|deixar|parar) de seguir|(dura\w*|ficam?) quanto tempo|quedas?|nao (cai\w*|caem|some\w*)|recebo de volta|(remov|apag|tir|exclu)\w+ (os |as )?(seguidor|inscrit|curtid|view|visualiz)\w+|permanentes?|vitalici\w+|pra sempre|para sempre|quanto tempo (dura\w*|fica\w*)|duram)\b/,
  ],
  ['refund', /\b(reembols\w+|estorn\w+|devolv\w+|devolucao|dinheiro de volta)\b/],
  ['cancellation', /\b(cancel\w+|arrepend\w+|desistir|desistencia)\b/],
  [
    'public-profile',
    /\b(privad[oa]s?|(perfil|conta|insta\w*|canal|video) (\w+ ){0,4}(public[oa]|fechad[oa]|abert[oa]|trancad[oa])|(public[oa]|abert[oa]|fechad[oa]|trancad[oa]) (o|a)? ?(perfil|conta)|precisa (estar|ser|deixar) .{0,15}(public\w|abert\w)|cadeado|(abrir|desbloquear|destrancar|liberar) (o |a )?(meu |minha )?(insta\w*|perfil|conta)|(mudar|trocar|alterar) (o )?(nome|arroba|usuario|user))\b/,
  ],
  [
    'support-hours',
    /\b(horarios?|que horas|expediente|de madrugada|sabados?|domingos?|feriados?|fim de semana|24 ?(h|horas)|24 por 7|atendem? (hoje|agora|ate)|(estao|esta) (abert\w+|funcionando|atendendo))\b/,
  ],
  [
    'wrong-link',
    /\b((link|perfil|arroba|video|usuario) errad[oa]|errei o (link|perfil|arroba|usuario)|(mandei|coloquei|enviei|passei) errado)\b/,
  ],
  [
    'which-link',
    /\b((que|qual) (e o )?link|onde (eu )?(pego|acho|copio|fica|encontro) (o |esse )?link|como (eu )?(pego|copio|acho|mando|envio|pegar|copiar) (o |esse |meu )?link|link de que|pra que (o )?link|por ?que (o |do )?link)\b/,
  ],
  [
    'split-likes',
    /\b(dividir|divide|distribuir|espalhar|(varias|varios|diferentes|mais de um[a]?|duas|tres|2|3) (fotos|publicacoes|posts?|videos|reels|foto|post|video))\b/,
  ],
  [
    'shorts',
    /\b(serve|funciona|vale|pode ser|da|conta|vai) .{0,25}\b(shorts?|lives?|transmiss\w+|ao vivo|video longo|estreia)\b/,
  ],
  [
    'real-audience',
    /\b(sao reais|(seguidores|inscritos|curtidas|perfis|pessoas|views|visualizacoes|contas) (\w+ )?(reais|verdadeir\w+|brasileir\w+|ativ\w+|fakes?|fals\w+|organic\w+)|reais \?|brasileir[oa]s|robos?|bots?|fakes?|fals[oa]s?|de verdade|mistos?|mundiais|gringos?|intera(gem|ge|cao)|engaj(am|a)|ativos|(seguidores|inscritos) (\w+ )?(curtem|comentam|assistem|veem)|gente (daqui|do brasil|real|mesmo)|do brasil|daqui do)\b/,
  ],
  [
    'safety',
    /\b(segur[oa]|seguranca|confiavel|confiaveis|confianca|confiar|golpe|fraude|golpist\w+|banid[oa]|banir|banimento|bane|bloque\w+|perder? (a |o )?(minha |meu )?(conta|perfil|canal|insta\w*)|riscos?|perigos[oa]|puni\w+|shadow ?ban|suspens\w+|suspend\w+|proibid[oa]|permitid[oa]|contra (as|a) (regras|lei|politica)|termos de uso|e legal|legalizad[oa]|ilegal|legal perante|e serio|fria|(da|dar|ter|tenho|terei|causar?) problemas?( (na|no|com|pra|para|em)| \?)|derruba(?!r)\w*|ban|strike|perigo|medo|sumir com (o )?(meu )?dinheiro|(viola|contra|fere) (as |a )?(regras|politicas?|diretrizes)|(existem|existe) mesmo|caloteir\w+|enganar|pune|punem|pega mal|(conta|perfil|canal|insta\w*) (\w+ ){0,2}(cair|cai)|detecta\w*|desconfi\w+|prejudica\w*)\b/,
  ],
  [
    'gradual',
    /\b((tudo |todos |todas )?(?<!mais )de uma (so )?vez|tudo junto|todos juntos|aos poucos|devagar|pinga\w*|(no|do) mesmo dia|mais lent[oa]|instantane[oa]|gradua\w+|gota a gota|de pouco em pouco|por dia)\b/,
  ],
  [
    'delivery-time',
    /\b(quanto tempo|em quanto tempo|demora\w*|prazo|quando (\w+ ){0,3}(chega\w*|comeca\w*|entrega\w*|vai|vao|recebo|cai|caem|vem)|(em )?quantas horas|(em )?quant[oa]s (dias|minutos|horas|hora|semanas)|tempo (\w+ ){0,2}(espera|entrega)|(chega\w*|comeca\w*|cai|caem|entrega\w*|entra\w*|vem|vai|recebo) (\w+ ){0,3}(hoje|amanha|agora|logo|rapido|no mesmo dia|madrugada)|(chega\w*|comeca\w*|cai|caem|entrega\w*) (quando|na hora|rapido|hoje|em quanto|no mesmo dia)|entrega (e |rapida|imediata|na hora|demora)|rapid[oa] \?|(e|sao) rapid\w+|leva quanto|hoje ainda|ainda hoje|na mesma hora)\b/,
  ],
  [
    'discounts',
    /\b(descontos?|mais barato (se|quando|comprando|levando)|(mais|maior) .{0,20}(mais barato|menos)|cupom|cupon|promocao|promocoes|atacado|revend\w+|vip|cashback)\b/,
  ],
  [
    'algorithm',
    /\b(algoritmo|viraliz\w+|alcance|engajamento|explorar|para voce|for you|fyp|entrega mais|ajuda a crescer|ajuda (no|o) (meu )?crescimento|impulsiona\w*|vale a pena|compensa comprar)\b/,
  ],
  [
    'how-it-works',
    /\b(como (que )?(isso )?(funciona|faco (pra|para) comprar|compro|e que funciona|faz (pra|para) comprar|e o processo|funciona a compra|compra aqui)|passo a passo|me explica|explica como|como e que e)\b/,
  ],
  [
    'company',
    /\b(cnpj|(voces|isso) (existe\w*|sao reais)|empresa|quem sao voces|quem (e|sao) (o|os) donos?|voces sao de onde|onde voces ficam|de onde (voces )?sao|desde quando|ha quanto tempo (voces )?(existe\w*|trabalha\w*|estao)|site e de voces|razao social)\b/,
  ],
  ['contact', /\b(contato|telefone|fone|e ?- ?mail|email|(qual|numero|tem|manda|passa) .{0,15}whatsapp)\b/],
  [
    'privacy',
    /\b(lgpd|(meus|algum|que|quais) dados?|privacidade|dados? pessoa(l|is)|sigilo|sigiloso|alguem (vai )?(saber|ficar sabendo|perceber|descobr\w+|ver)|anonim\w+|discret\w+)\b/,
  ],
  ['age', /\b(idade|menor(es)? de (idade|18)|maior(es)? de (idade|18)|de menor)\b/],
  [
    'no-account',
    /\b(cadastr\w+|estar logad[oa]|fazer login|criar (uma )?conta|baixar (\w+ )?(app|aplicativo)|instalar)\b/,
  ],
  [
    'new-profile',
    /\b((perfil|conta|canal) nov[oa]|precisa ter (foto|post\w*|publicac\w*|video\w*)|sem foto|zerad[oa]|do zero)\b/,
  ],
  [
    'for-someone',
    /\b(pra|para|de) (outra pessoa|um amigo|uma amiga|um cliente|meus clientes|presente|terceiros)\b|\bperfil de outra pessoa\b/,
  ],
  [
    'order-again',
    /\b(de novo|outra vez|mais de uma vez|varias vezes) (\w+ ){0,2}(mesm[oa]|perfil|conta|video|post)\b|\bmais de um pedido\b|\b(compr\w+|ped\w+) mais de uma vez\b/,
  ],
  [
    'track-order',
    /\b((como|onde) (eu )?(acompanh\w+|vejo|consulto|sei|fico sabendo) .{0,25}(pedido|entrega|compra)|acompanhar (o|meu) pedido)\b/,
  ],
]

/** 'os seguidores caem?' asks about losses; 'quando caem os seguidores?' about the delivery. */
const losing =
  /\b(cai|caem|caia|caiam|some|somem|saem|desaparecem|vao embora|perde\w*|baixa\w*|diminu\w+|limp\w+|remov\w+)\b/
const arriving = /\b(na hora|hoje|agora|rapido|quando|quant[oa]s?|pix|pagamento|preco|valor|conta|canal)\b/

/** What the message asks about, told from its plain text. */
export function findTopics(plain: string): Topic[] {
  const found = new Set(patterns.filter(([, pattern]) => pattern.test(plain)).map(([topic]) => topic))
  if (
    losing.test(plain) &&
    !arriving.test(plain) &&
    /\b(seguidor|inscrit|curtid|view|visualiz|eles|depois)/.test(plain)
  )
    found.add('guarantee')
  if (losing.test(plain) && found.has('refund') && /\b(seguidor|inscrit|curtid)/.test(plain))
    found.add('guarantee')
  if (found.has('safety') && /\b(conta|perfil|canal) (\w+ ){0,2}(cair|cai)\b/.test(plain))
    found.delete('guarantee')
  if (/\bsumir com\b/.test(plain)) found.delete('guarantee')
  if (found.has('password')) found.delete('privacy')
  if (/\b(aprova|confirma|compensa)\w*\b/.test(plain)) found.delete('pix-expired')
  if (found.has('pix-expired')) found.delete('payment-methods')
  if (found.has('pix-approval') || found.has('pix-expired') || found.has('guarantee'))
    found.delete('delivery-time')
  if (found.has('refund') && !/\bcancel/.test(plain)) found.delete('cancellation')
  if (found.has('public-profile')) found.delete('support-hours')
  if (found.has('who-are-you')) found.delete('real-audience')
  if (found.has('company') && /\bha quanto tempo\b/.test(plain)) found.delete('delivery-time')
  if (found.has('pix-approval')) found.delete('payment-methods')
  return [...found]
}

/** What single words point to, the surer ones first. */
const hints: Array<[Topic, RegExp]> = [
  ['password', /\b(senhas?|logins?|acesso)\b/],
  ['invoice', /\b(nota|recibo|nfe?)\b/],
  ['monetisation', /\bmonetiz|\binscrit.* horas|\bhoras .*inscrit/],
  ['cancellation', /\b(cancel|devolv|reembols|estorn|arrepend|desist)/],
  ['pix-expired', /\b(venc|expir|validade)/],
  [
    'safety',
    /\b(golp|risc|bani|segur|confi|derrub|perceb|descobr|bloque|perig|puni|hack|enganar|viol|regras|irregular|sumir com|problema)|\b(perd\w+|cair|remov\w+|exclu\w+|apag\w+|fech\w+|suspen\w+) (a |o |minha |meu )*(conta|perfil|canal)/,
  ],
  [
    'guarantee',
    /\b(garant|queda|despenc|cobre|perd(er|em|i|idos)|som(e|em)|sum(ir|iu|iram)|cair(em)?\b|repo|limp)/,
  ],
  ['real-audience', /\b(rea(l|is)|fakes?|bots?|robos?|brasil|gring|verdadeir)/],
  ['payment-methods', /\b(pag(o|a|ar|am|amento)|pix|cartao|cobram?|chave|taxa)\b/],
  [
    'delivery-time',
    /\b(entreg|cheg|demor|rapid|veloc|comec|inici|prazo|previs|tempo|imediat|subir|quando|cai\b|caem\b)/,
  ],
  ['support-hours', /\b(horario|atend|abert|abre|fecha)/],
]

/** The topic of a question that no pattern knows, told from its most telling word. */
export const guessTopic = (plain: string): Topic | null =>
  hints.find(([, words]) => words.test(plain))?.[0] ?? null
