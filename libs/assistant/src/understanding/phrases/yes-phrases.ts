/** Yes in several words, and words of a yes that mean another thing. */
export const yesPhrases = {
  agrees: `
  (e|era) (isso|esse|essa|o) (mesmo )?que eu (quero|queria|preciso|precisava)
  sem (sombra de )?duvidas? | ^(e )?(pra )?(agora|ja)$ | (do|desse) jeito( que esta)? | proposta aceita
  da ?- ?lhe | da hora | quero (muito|demais) | (bom|bao) demais | ^cade [?] | ^e (o|meu) (pix|codigo|qr*)
  preciso d[oe] (pix|codigo)
  (me)? (da|de) o (pix|codigo|qr*) | cola o (pix|codigo) | solicito (o pix|a geracao do pix|o codigo)
  vou (fazer|efetuar|realizar) (o|a)? (pix|pagamento|compra) | posso (ja )?pagar
  (a gente|nos) (quer|queremos)
  (senta|sentar) (o dedo|o pau) | pau na maquina | pe na tabua | manda fogo | vai fundo | toca ai | bora ver
  nenhuma alteracao
  com (toda )?certeza | de acordo | por mim | de boas? | deboa | em frente | ja e | e (isso|nois|nos)( ai)?
  boa$ | ^(no|o|via|por)? pix( ,?)?( por favor)?$
  (tudo|esta|estao|esta tudo|td) (certo|certinho|bom|bem|otimo|otima|ok|joia|tranquilo|valendo|massa|beleza
    fechado|feito
    em ordem|nos conformes|conforme|em cima|de acordo)
  ^esta( entao)?$ | entao esta | esta bom demais | show de bola | positivo operante | mao na massa
  (estou|estamos) (dentro|nessa|de acordo|ciente|a ?fim|esperando|no aguardo|aguardando|pronto|pronta)
  ^esperando (o|meu) (pix|codigo|qr)
  mand(a|e|ar) (ver|bala|brasa) | (bote|bota) (fe|pra rodar|pra quebrar)
  (mete|meter|meta) (bala|bronca|marcha|ficha)
  (toca|tocar) (o (barco|bonde|baile)|ficha|adiante|pra frente)? | segue o (baile|jogo|fluxo)
  pode (por|pa|crer|apostar)
  bora que bora | (vamo|vamos) que (vamo|vamos) | (bora|vamos|vamo) (crescer|bombar|estourar|nessa)
  (claro|logico|obvio|certeza) que sim
  vai que vai | esta na mao | vou (pagar|querer|fechar|comprar|levar|ficar com (esse|essa|ele)|nessa|de pix)
  fico com (ele|os|as|ess[ea]s?)
  (joga|pinga|dropa|taca|tasca) (ai )?(o|esse) (pix|codigo|qr*) | joga na tela
  nao (precisa|quero|vou) (mudar|trocar|corrigir|alterar) (de)? (mais)? nada( nao)?
  nada a (mudar|alterar|corrigir)
  nao (tem|ha|vejo) (erro|problema)s? | sem (problemas?|alterac*|mudancas?)
  ^po (po|faze|manda|gera|bota|mete)$ | ^po (po|faze|manda|gera|bota|mete)(?= *[,.!])
  cade ((o|meu|esse) )*(pix|codigo|qr*|chave|pagamento|cobranca)
`,
  /** The words are those of a yes, and the sense is not. */
  otherwise: `
  (manda*|mande*|envi*|pass(a|e|ar)|gera*|gere|quero|faz*|solta*|libera*|cade|confirma|confirme|confirmar
    confere|segue
    lanca | cria*) ((me|o|a|os|as|esse|um|uma|seu|sua|meu|minha|ai|pra|mim|ja|de|do|da) )*(link | perfil
    conta | canal
    pagina|usuario|arroba|video|reels|post|foto|publicacao|dados?|quantidade|valor|preco|total|servico|pacote
    plano|opcao|entrega|condicoes|termos|banco|app?|aplicativo|senha)
  (perfil|conta|canal|pagina|insta*) ((e|esta|ficou|meu) )*(fechad[oa]|abert[oa])
  (fechad[oa]|abert[oa]) ((e|esta|o|a|meu|minha) )*(perfil|conta|canal|pagina|insta*)
  (pra|para|pro|do|da|de|com|no|na|seu|sua|um|uma|outr*) (o|a)? (meu|minha|seu|sua)? (amig[oa]|irmao|man[oa]
    cara|velho|chefe
    patrao|patroa|parceiro|menin[oa]|pai|guri*|moc[oa]|bebe|amor|filh[oa])
  (no|na|pro|pra|para) (o|a)? (meu|minha) (pix|chave|banco|conta|app)
  vai .. (entregar|comecar|iniciar|entrar|cobrar|ser|dar|vir|ficar|registrar|processar)
  pode .. entregar .. hoje
  (entrar|ir|vai|abrir|ver) (la|ai)? (no|na|o|a) (meu|minha)? (perfil|conta|canal|link|video|post|foto|insta*)
  fech(ar|a|e) ((a|o|minha|meu) )*(conta|perfil|canal) | (confirma|confere) ((o|meu|ai) )*(pagamento|pix)
  (quero|vou) cobrar
  quero (entrar|abrir|registrar|tocar|ir|ser|ver)
  ^((e|so|entao|ah|,) )*(esse|isso|este|essa) ((e|o|a|so|esta) )*(valor|preco|total|entrega|condicoes|termos)$
  ^quero ((o|a|os|as) )?(meus?|minhas?) (pedido|seguidor*|curtid*|inscrit*|compra)$
  pix (?!que)(\\w+ ){0,3}(pago|feito|enviado|caiu|confirmado)$ | < ?[a-z/]\\w* | [{}\\\\]
  (sim|si|ok|pode) no$ | com entrega | entrega (hoje|agora|em|ate) | ser que | na entrega
  vou (confirmar|conferir|comparar|ver) | ^e (agora|depois)[ .!]*$ | ^e (vai|vem|chega)(?= |$) | pode para$
  ^(tudo isso|isso tudo)[ .!]*$ | agora (nao|la)
  ^(ah|a|oh)[ ,]+(sim|esta|ok|bom|certo|legal|bacana|isso|e)[ .!]*$ | (valeu|obrigad[oa]) mesmo$
  ^(serio )?mesmo$ | [👎❌🚫😡🤬🤔😕🙄🤨😒😂🤣]
`,
  /** A yes may be put as a question: 'pode gerar?', 'cadê o pix?'. */
  'asks-for-pix': `
  (pode|podem|consegue|vai|vamos|vamo|bora|tem como|ja) .. (gerar?|gere|mandar?|enviar?|emitir|fechar|fazer
    passar?)
  (gera|gere|manda|mande|envia|envie|emite|passa|cade) .. (pix|codigo|qr|qrcode|chave|pagamento|cobranca)
  ^cade [?] | ^e o (pix|codigo|qr*)
`,
}
