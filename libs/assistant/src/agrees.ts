import { saysNo } from './find-acts.ts'

/** Words that agree by themselves, whatever stands beside them. */
const firmly =
  /\b(sim|confirm(o|ado|ada|adissimo|amos|(a|e)(?= (ai|sim|o|a|os|as|pra mim|tudo|por favor|isso|esse|essa|[,.!])( |$)|$))|fechou|fechado|fechamos|combinado|aprovad[oa]|autoriz(o|ad[oa])|certissimo|podem? dar (andamento|seguimento|prosseguimento)|de acordo|aceito|concordo|correto|corretissimo|exato|exatamente|positivo|isso (mesmo|ai)|(esta|ta) valendo|manda (ver|bala|brasa)|com certeza|(esta|tudo) (certo|certinho|correto|ok)|podem? (ja |logo |sim )*(me )?(gerar|gera|gere|emitir|mandar|manda|enviar|fazer|faz|fechar|fecha|seguir|prosseguir|criar|continuar|finalizar|confirmar|lancar|soltar|passar)(?= (ja|logo|sim|ai|agora|entao|[,.!]|o|a|esse|essa|este|meu|seu|isso|pra|para|por|com|que|pelo|tudo|assim|ver|bala|brasa)( |$)|$)|(gera|gere|gerar|manda|mande|envia|envie|emite|emita|emitir|faz|faca|cria|crie|solta|passa|libera|lanca|finaliza|aguardo) (\w+ ){0,3}(pix|pagamento|codigo|qr|qrcode|cobranca|pedido|chave)|(vou|quero) (ja )?pagar)(?= |$)/

/** All that may stand in a message which agrees and says nothing else. */
const agreeable = new Set(
  `sim si sii yes yep ok certo certa certinho certinha correto correta corretissimo exato exatamente perfeito perfeita
  otimo otima maravilha beleza joia show massa top bom boa bacana legal tri suave tranquilo positivo operante claro
  obvio combinado fechou fechado fechamos fecha feche fechar aceito concordo acordo confirmo confirma confirmado
  confirmada confirme confirmar confirmamos confirmadissimo confere conferido isso esse essa este esta mesmo mesma ai aqui
  pode podem ser vai vamos vamo vambora bora simbora partiu dale demoro demorou uhum aham ahan aha valeu tmj tamo junto
  gera gere gerar gerando manda mande mandar mandando envia envie enviar emite emita emitir faz faca fazer fazendo cria
  crie criar solta soltar passa passar libera liberar lanca lancar finaliza finalizar finalize segue seguir prossiga
  prosseguir continua continuar continue aguardo aguardando pagar pago pagarei vou quero querer queremos pagamento pix
  codigo qr code qrcode cobranca chave pedido comprar compra copia cola pacote opcao insta instagram youtube yt tiktok
  seguidores seguidor curtidas curtida likes inscritos inscrito views visualizacoes mil reais
  o a os as um uma de do da dos das no na nos nas em e com por pra para pro pelo pela ao me mim eu nos meu minha seu sua
  voce ja agora logo entao ne viu hein ta estou tudo assim tambem so la primeiro primeira favor gentileza obrigado
  obrigada grato grata agradeco oi ola opa eita bah tche uai oxe oxente rapaz rei mano mana cara velho vei veio chefe
  chefia patrao amigo amiga moco moca gente querido querida amor flor senhor senhora parceiro irmao truta guria guri po
  pow haha hoje rapido rapidinho urgente dia tarde noite bem deus abencoe todo problema sem nenhum dela dele nosso nossa
  estou app ap banco aberto dar andamento botar colocar rodar lancar jogar crer poe ponha bote mete fecho aprovado
  autorizo gostei adorei curti amei nessa nesse neste vir bola ae ir tem como consegue cade r$ ?`.split(
    /\s+/,
  ),
)
/** These too, unless they are what is asked for: 'manda o link'. */
const namedThings = new Set('link perfil canal conta video post foto valor preco total quantidade'.split(' '))

/** A condition, a delay, a doubt, a wish of another kind: whoever says one has not agreed yet. */
const reserve =
  /\b(se|caso|quando|antes|depois|amanha|ontem|talvez|acho|achando|mais tarde|semana|mes que vem|outr[oa]s?|so que|mas|porem|entretanto|desde que|contanto|somente|espera\w*|pera|perai|calma|pens(ar|ando|o)|como assim|sera|parece|ou|metade|menos|daqui|segura|nem|nunca|jamais|(pra|para) la|duvid\w+|desist\w+|cancel\w+|errad[oa]s?|volto|vejo|ver (se|com)|fal(ar|o) com|ainda nao|por ?que|o que|qual|quem|onde|simul\w+|fin(ge|ja)|mentira|brincadeira|exemplo|gratis|de graca|desconto|cupom|saber|pergunt\w+|explic\w+|informac\w+|mostra\w*|conferir|verificar|mudar|trocar|alterar|corrigir|cartao|boleto|credito|debito|parcel\w+|vezes|dinheiro|(mand|envi|pass)\w+ (\w+ ){0,2}(valor\w*|preco\w*|link|tabela|foto\w*|lista|opcoes|pacotes|print|contato|numero|whatsapp|comprovante|nota))\b/
const noDoubt =
  /\bnao precisa( (mudar|trocar|corrigir|alterar|de))?( mais)?( nada)?\b|\bsem duvidas?\b|\bpor ?que nao\b/g
const asksForThePix = /\b(gera\w*|gere|mand\w+|envi\w+|emit\w+|faz|fazer|fechar|passa\w*|cade)\b/
const wants =
  /\b(pode|quero|isso|ok|fecho|manda|mande|vai|certo|certinho|certa|beleza|esse|essa|este|bora|vamos|vamo|cade|gera\w*|gere|confere|finaliz\w+|uhum|aham|ahan|aha|demoro|demorou|dale|partiu|simbora|vambora|si|yes|yep|perfeit[oa]|otim[oa]|maravilha|joia|show|massa|top|claro|pagar|pago|aguardo|emite|emita|faz|faca|fecha|feche|segue|prossiga|continue|continua|legal|suave|tranquilo|bacana|obvio|vou querer|tri|por favor|solta|libera|envia|envie|gostei|adorei|de boa)\b|^(ja e|esta|(esta|e|tudo) (bom|bem|otimo|legal)|boa)$|\besta (bom|otimo)\b|[👍👌✅🆗🤝💯✔☑]/u
const onlySigns = /^[^a-z\d?]+$/

/**
 * Whether the message agrees to what it was just shown, and to nothing less. Told from its own words, never from another
 * reader's opinion: a yes is what turns a recap into an order, so whatever is unclear is no yes.
 */
export function agrees(plain: string): boolean {
  const text = plain.replace(noDoubt, ' ').trim()
  if (reserve.test(text) || saysNo(text)) return false
  const words = text.split(/\s+/)
  const asksForThings = /\b(mand|envi|pass|ver|quero|cade)\w*\b/.test(text)
  const saysOnlyThat = words.every(
    (it) =>
      agreeable.has(it) ||
      onlySigns.test(it) ||
      /^\d[\d.,]*$/.test(it) ||
      (namedThings.has(it) && !asksForThings),
  )
  if (text.includes('?')) return saysOnlyThat && asksForThePix.test(text)
  return firmly.test(text) || (saysOnlyThat && wants.test(text))
}
