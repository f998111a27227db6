import type { Act } from './reader.ts'

const pay = '(pix|pagamento|codigo|qr|qrcode|cobranca|pedido|boleto|compra)'
const filler =
  '(?:(?:a|ai|o|os|as|esse|essa|este|desse|dessa|isso|ja|logo|me|pra|para|mim|gente|meu|seu|entao|por|favor|agora|um|uma|la|de|do|da|,|que) )*'

const no =
  /\b(nao|negativo|nem|nops|nope|jamais|ainda nao|agora nao|espera|calma|pera|perai|errado|errada)\b|👎|❌/u

/** Patterns over the plain text, one line per act; a message may do several things. */
const patterns: Array<[Act, RegExp]> = [
  [
    'greeting',
    /^(?:haha )?(oi+e?|ola|opa|eai|e ai|iae|bom dia|boa tarde|boa noite|hey|hello|hi|alo|salve|fala|bom diaa?|dia|tarde|noite|oii|ei|tudo bem|tudo bom|beleza \?)(?= |$)/,
  ],
  [
    'thanks',
    /\b(obrigad[oa]s?|obrigadao|valeu|grat[oa]|gratidao|agradec\w+|tmj|thanks|deus (te |lhe )?abencoe)\b|🙏/,
  ],
  ['laughter', /\bhaha\b|^(rs|k|ha|he|lol|😂|🤣)( |$)/],
  ['goodbye', /\b(tchau|ate (mais|logo|breve|amanha)(?! \?)|falou|fui|abraco|volto (depois|mais tarde))\b/],
  [
    'yes',
    /^(?:(?:entao|ah|a|e|ta|hum|opa|bom|ok|mano|por favor) )*(sim|isso|ok|pode|podem|claro|certo|certinho|certa|beleza|perfeito|exato|exatamente|correto|positivo|fechou|fechado|fecha|(sim)?bora|vamos?|vamo|combinado|show|top|joia|uhum|aham|ahan|aceito|concordo|manda|mande|demorou|partiu|dale|gera|gere|faz|vai|prossiga|(no |estou no )?aguardo|uai sim|yes|otimo|maravilha|tranquilo|massa|suave|blz|esta (bom|certo|otimo|ok|correto)|e isso|com certeza|esse mesmo|essa mesmo|esse|essa|por favor$|tudo certo|de boa|(eu )?quero( sim)?(?=$| [,.!])|segue$|esta$)(?=$| )|[👍👌✅🆗🤝💯✔☑]/u,
  ],
  [
    'yes',
    /\b(sim|isso mesmo|isso ai|com certeza|pode ser|tudo certo|esta certo|certinho|ta certo|de acordo|perfeito|ta valendo|claro que sim|e isso)\b/,
  ],
  [
    'firm-yes',
    new RegExp(
      `\\b(confirm(o|ado|ada|adissimo|a|ar|amos)|fechou|fechado|de acordo|aceito|pode(m)? (ja |logo |sim )*(me )?(gerar|gera|fazer|mandar|manda|fechar|fecha|emitir|enviar|seguir|prosseguir|criar|ir|continuar|finalizar|confirmar|sim|lancar|soltar|passar|ser)|(gera|gere|gerar|manda|mande|mandar|envia|envie|emite|emita|faz|faca|cria|solta|passa|fecha|finaliza|libera|aguardo|lanca|vou pagar|pagar|quero pagar|quero) ${filler}${pay}|vou pagar|(quero|posso) (ja )?pagar|isso mesmo|pode mandar ver|manda ver|manda bala|bora fechar|vamos fechar|fecha ai|gera ai|(gera|gere|finaliza|fecha|emite|manda|faz|envia|solta|libera|confirma) (isso |ele |esse )?(pra|para) mim|por mim esta)\\b`,
    ),
  ],
  ['no', no],
  [
    'order',
    /\b(quero|queria|gostaria|preciso|precisava|precisando|comprar|compro|adquirir|encomendar|manda|mandar|coloca|colocar|bota|botar|poe|por uns|vou querer|querendo|me ve|consegue|pedir|escolho|fico com|vou de|vou levar|levo|desejo|interess\w+|aumentar|pode ser|bater)\b/,
  ],
  [
    'change',
    /\b(na verdade|alias|muda|mudar|mude|troca|trocar|troque|corrig\w+|errei|ou melhor|quer dizer|melhor|em vez|ao inves|altera\w*|prefiro|errad[oa]|digo|outr[oa] (perfil|conta|video|post|link|canal|foto)|nao e ess[ea]|pensando bem|me enganei)\b/,
  ],
  [
    'change-quantity',
    /\b(mud\w+|troc\w+|alter\w+|corrig\w+|outra) (a |de )?quantidade\b|^(e |so )?(a |na |da )?quantidade$/,
  ],
  [
    'change-link',
    /\b(mud\w+|troc\w+|alter\w+|corrig\w+|outr[oa]) (o |a |de )?(link|perfil|video|post|conta|canal|publicacao|arroba)\b|^(e |so )?(o |no |do |a )?(link|perfil|video|post|conta|canal|publicacao|arroba)$/,
  ],
  [
    'another-order',
    /\b((outr[oa]|nov[oa]|mais um|mais uma) (pedido|compra|servico)|comprar mais|pedir mais|outro igual|o mesmo pedido|mesmo de antes|repet\w+ o pedido)\b/,
  ],
  [
    'drop-order',
    /\b(cancel\w+|desist\w+|nao quero mais|nao vou (mais )?querer|deixa\w* (pra|para) la|deixa quieto|deixa assim|esquece|mudei de ideia|nao tenho (mais )?interesse|depois eu (vejo|compro|volto)|vou pensar|comecar de novo|recomecar)\b/,
  ],
  [
    'ask-price',
    /\b(quanto (que )?(custa\w*|fica\w*|sai\w*|e|esta|cobra\w*|vale|vai|seria|ta|da|pag\w+)|quanto (pra|para|por|os|as|o|a)|(e|fica|sai|custa|esta|seria) quanto|qual (e )?o? ?(valor|preco)|precos?|valor|valores|tabela|custo|orcamento|cotacao|quanto \?|^quanto$)\b|quanto \?/,
  ],
  ['ask-packages', /\b(pacotes?|opcoes|planos?|tabela|promocoes|combos?|quais tem|que quantidades?)\b/],
  [
    'ask-catalogue',
    /\b(o que (e que )?(voces |voce )?(vend\w+|tem|faz\w*|oferec\w+|trabalh\w+)|que servicos?|quais (os |sao os |sao )?(servicos|produtos)|catalogo|vendem o que|vende o que|lista de servicos|trabalham? com (o )?que|que tipos? de servico|menu|tem o que|(quais|que|com quais) (sao as |as )?(redes|plataformas)( sociais)?|(atend|trabalh)\w+ (com )?(quais|que) (redes|plataformas)|(sobre|conhecer) (os |seus |esses )?servicos)\b/,
  ],
  ['ask-minimum', /\b(minim[oa]|menor (quantidade|pacote|valor)|a partir de quant\w+|menos que)\b/],
  ['ask-maximum', /\b(maxim[oa]|limite|maior (quantidade|pacote)|ate quant[oa]s)\b/],
  ['ask-help', /\b(ajuda\w*|help|duvida|nao (sei|entendi)|como (compro|eu compro|faco|peco))\b|^\?+$/],
  [
    'haggle',
    /\b((faz|fecha|deixa|consegue|faca|deixe) (ai |pra mim |isso |esse |tudo )*(por|mais barato|um desconto|um preco|de graca|menos)|de graca|gratis|gratuit\w+|abaix\w+ (o |esse )?preco|mais em conta|chorinho|precinho|0800|(esta|muito|achei|meio|e|tao|bem) car[oa]|carinho demais)\b/,
  ],
  [
    'ask-status',
    /\b(status|andamento|situacao|rastrea\w+|cade (o |a )?(meus? |minhas? )?(pedidos?|compras?)|(como|onde) (esta|anda|ficou|fica|vai) (o |a )?(meu |nosso )?pedido|(meu|o) pedido (\w+ ){0,2}(foi|saiu|chegou|esta|caiu|entrou|comecou|deu)|quanto falta|falta quanto|falta muito|(caiu|entrou|confirmou|aprovou|recebeu|receberam|chegou|deu certo) (ai )?(o )?(meu )?(pix|pagamento)|(pix|pagamento) (ja )?(caiu|entrou|chegou|foi (confirmado|aprovado)|deu certo|aprovado)|(ja|acabei de) (paguei|pagar|fiz o pix)|paguei (agora|ja|aqui|o pix)|fiz o (pix|pagamento)|pago ja|meu pedido|consultar)\b/,
  ],
  [
    'ask-pix-again',
    /\b(manda|envia|gera|quero|preciso|reenvia|passa|perdi|cade|nao (chegou|apareceu|veio|recebi|achei|vi|consigo|consegui|abriu|copia|funciona|le|esta)|sumiu|novo|outro|outra vez|de novo|venceu|expirou|vencido|expirado|copiar) .{0,30}\b(pix|codigo|qr\w*)\b|\b(pix|codigo|qr\w*) .{0,25}\b(venceu|expirou|vencido|expirado|nao (funciona|vai|da|chegou|apareceu|abre|le|copia)|sumiu|de novo|outra vez|invalido)\b/u,
  ],
  [
    'complaint',
    /\b(nao (me )?(chegou|chegaram|chega|recebi|veio|vieram|entrou|entraram|entregaram|entregou|subiu|subiram|comecou|comecaram|funcionou|caiu|cairam|foi entregue|aumentou)|falt(ou|aram|am|ando)|sumiram|sumiu|desapareceram|desapareceu|atrasad[oa]s?|atraso|demorando|par(ou|aram)|trav(ou|aram)|parad[oa]|(levei|cai em|cai num) (um )?golpe|enganad[oa]|roub\w+|procon|reclame aqui|reclamac\w+|reclamar|deu (errado|problema|ruim)|(veio|vieram|chegou|chegaram|entregaram|entrou|entraram|recebi) (errad[oa]s?|menos|so|apenas|pouco|metade)|(estou com|tive|deu|com|tem|tenho) (um )?problema(?! \?)|problema (com|no) (o |meu )*(pedido|compra|entrega)|cobr(ad[oa]|aram|ou) (duas|2|em dobro|a mais|dobrado)|paguei (duas|2)|insatisfeit[oa]|cade (os |as )?(me[ua]s? |minhas? )?(seguidor\w*|curtid\w*|inscrit\w*|view\w*|visualiz\w*)|nada (ainda|ate agora)|ate agora (nada|\w+ \w+ \w+ (na mesma|igual))|e nada(?= |$)|na mesma|(o|com o|no) mesmo numero|ninguem (me )?(responde\w*|resolve\w*|atende\w*)|calote|solucao|(quero|preciso) (que )?(resolv\w+|verifi\w+)|incomplet[oa]s?|a menos(?= |$)|nao (foi|foram) (conclui\w+|entreg\w+|finaliz\w+|process\w+)|esperando (faz|ha|desde)|(deu|com|um) erro|(esta|ficou|estao|ta) (parad|travad|atrasad|bugad)[oa]s?|entregaram (\w+ ){0,3}errad[oa]|(comprei|paguei|pedi) .{0,60}errad\w+|(comprei|paguei|pedi|contratei) .{0,80}\b(e|mas|ate agora|ainda|so|nem)\b .{0,30}\b(so|nao|nada|nem|ainda|metade|menos|apenas|errad\w+)\b)\b/,
  ],
  [
    'dropped',
    /\b(cairam|caiu|caindo|sumiram|sumiu|diminu(iu|iram)|baix(ou|aram)|despenc\w+|perdi|sairam|deixaram de seguir|foram embora)\b/,
  ],
  ['open-ticket', /\b(ticket|chamado|protocolo|ocorrencia|reclamacao|queixa)\b/],
  ['wants-refill', /\b(reposicao|repor|reponham|repoe|refil\w*|reposto|repondo|recolocar)\b/],
  ['wants-cancel', /\b(cancela|cancele|cancelem|cancelar|cancelo|cancelamento)\b/],
  ['wants-refund', /\b(reembols\w+|estorn\w+|devolv\w+|devolucao|dinheiro de volta|meu dinheiro)\b/],
  [
    'wants-person',
    /\b(atendente|(?<!e )humano|pessoa (real|de verdade|humana)|uma pessoa|falar com|conversar com|gerente|vendedor|suporte|sac|chamar no|whatsapp|me liga|ligar|responsavel)\b/,
  ],
  [
    'tricks',
    /\b(ignor\w+ (tod[ao]s |as |os |suas |seus |essas |qualquer )*(instruc\w+|regras|prompt|comandos|anterior\w*)|prompt|system|jailbreak|modo (desenvolvedor|dev|admin|deus)|developer|finja|aja como|voce agora (e|sera)|sou (o )?(dono|admin\w*|desenvolvedor|programador|gerente)|drop table|select .* from|script|override|sudo|esqueca (tudo|suas|as))\b|< ?\w+ ?>|\{ ?\{|\$ ?\{|' ?or ?'/,
  ],
]

/** 'não precisa', 'por que não' and the like say no "no". */
const harmlessNo =
  /\b(nao (precisa|tem problema|tem erro|vejo problema|ha problema|esquece|se preocup\w+|mudou|muda nada|quero mais nada|tenho (mais )?duvida\w*|tenho pressa|so isso|e so)|por ?que nao|sem problema|nao e \?|por mim nao)\b/g
const askingWord =
  /^(?:(?:e|mas|oi|ola|opa|bom dia|boa tarde|boa noite|entao|ah|,|!|por favor|me diz|queria saber|gostaria de saber|tudo bem|em|a|de|com|por|ate|para|\?) )*(quant[oa]s?|qual|quais|como|quando|onde|por ?que|o que|que|tem|tem como|voces|voce|da (pra|para)|posso|e possivel|e verdade|demora|aceita\w*|precisa|existe|sera que|esta|funciona|corre)\b/

/** Whether a no is said, and meant. */
export const saysNo = (plain: string): boolean => no.test(plain.replace(harmlessNo, ' '))

/** What a message does, told from its plain text. */
export function findActs(plain: string): Act[] {
  const found = patterns.filter(([act, pattern]) => (act === 'no' ? saysNo(plain) : pattern.test(plain)))
  return [...new Set(found.map(([act]) => act))]
}

/** Whether the message asks something, with or without a question mark. */
export const asksSomething = (plain: string): boolean => plain.includes('?') || askingWord.test(plain)

/** Whether a password is being handed over, which is never kept; asking about passwords is a question like any other. */
export function offersPassword(plain: string): boolean {
  if (!/\b(senha|password|pass|login)\b/.test(plain)) return false
  const asksAboutIt =
    /\b(precis\w+|ped(e|em|ir)|obrigatori\w+|necessari\w+|quer(em)?|exig\w+|tem que|sem senha|sem a senha|nao (vou|posso|quero)|mand\w+ .{0,20}senha \?)\b/.test(
      plain,
    )
  const hands =
    /\b(senha|password|pass)( \w+){0,4} (e|eh|:|=) \S|\b(senha|password) ?(:|=)|\b(segue|anota|toma|usa|vou (te )?(mandar|passar|dar)|posso (te )?(mandar|passar|dar)|mando) ((a|o|minha|meu|login|e) )*(senha|password)|\blogin (e|:|=) .*\bsenha\b|\bsenha \w*\d\w*/
  return hands.test(plain) && !(asksAboutIt && plain.includes('?'))
}
