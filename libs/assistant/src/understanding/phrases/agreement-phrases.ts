/*
 * Yes, in all its words: phrases by act.
 */

export const agreementPhrases = {
  agree: `
    sim | isso | ok | certo | certinho | perfeito | exato | exatamente | correto | positivo
    afirmativo | fechou | fechado | combinado | aceito | concordo | topo | confirmo | confirmado
    confirmada | confere | conferido | aprovado | autorizo | autorizado | liberado | certissimo | demorou
    demoro | uhum | aham | ahan | claro | logico | obvio | beleza | belezinha | joia | joinha | show | massa
    otimo | otima | maravilha | tranquilo | suave | bora | simbora | vambora | vamo | vamos | partiu | dale
    firmeza | arretado | daora | dahora | tri | si | jae | amei
    certim | certin | certinha | certa | corretos | corretas | corretissimo | top | legal | bacana
    excelente | positivissimo | okok | irado | feito | confirmadissimo | fechadissimo | combinadissimo
    aprovadissimo | certamente | serve | servem | rola | topamos | 👍 | 👌 | ✅
    🆗 | 🤝 | 💯 | ✔ | ☑ | 🤙 | go | is | issu | amem | bele | fechadinho | confirmados | certos
    comfirmado | hunrum | pode | podem$ | vai$ | sussa | agora mesmo
    (pode|podem) (sim|ir|ser|crer|pa|po|vir|tocar|seguir|agora|entao|ja|ue|uai|moca|por|meu|minha|tudo
      os|as|todos)
    ^(o|esse|meu|so|entao)? pix$ | N mesmo | (e|eh) (no|na|nos) P mesmo
    (e|eh|era|sou) (esse|essa|isso|este|esta|eles|elas|esses) (mesmo|mesma|mermo|aqui|ai|daqui)
    (e|era) (o|a)? (video|perfil|canal|post|foto|reels|link|pagina|conta|arroba)? (esse|essa|este|isso)
    (video|perfil|canal|post|foto|reels|link|pagina|conta|arroba) (e|esta)? (esse|essa|este|correto
      certo) (mesmo)?
    (esta|tudo|estao|tao) (tudo)? (certo|certinho|bom|bem|otimo|ok|joia|tranquilo|correto|perfeito
      certos|conforme|feito)
    com certeza | de acordo | por mim | de (boa|boas) | na paz | e (nois|nos) | vai fundo | ja e
    taca - lhe pau | pau na maquina | agora (sim|foi) | ai sim | assim (mesmo|fica) | quero$ | quero sim
    vou (querer|levar|pagar|fechar|comprar) | fico com (ele|esse|essa|isso|este) | esta no preco
    (trem|bom|bao) demais | isso (ai|mesmo|memo|mermo) | boa$ | confio | gostei
    nada a (mudar|alterar|corrigir) | estou (dentro|nessa) | esta valendo | go ahead | esta$ | ^esta entao
    entao esta | show de bola | positivo operante | da hora | fe em deus | gloria a deus
    (assino|assinamos|assinado) (embaixo|em|baixo) | (bate|bato|bata|bater|batido|batemos) (o)? martelo
    martelo batido | carimba | carimbo | carimbado | homologado | homologo | sacramentado | selado | lacrado
    lacrou | validado | ratifico | ratificado
    (tem|dou|dei|damos|recebeu) (o|a|todo|toda)? (meu|minha|nosso|nossa)? (aval|ok|autorizacao
      permissao|concordancia|bencao)
    (bota|poe|botar|por|toca|tocar) (isso|o)? (pra|para) (frente|jogo|rodar|diante)
    (taca|toca|senta|mete) (ficha|bala|brasa|bronca|marcha|pau)
    (nos|no) (trinques|conformes|conforme|capricho) | (quero|escolho|prefiro) (esse|essa|este|isso$)
    ^pagar$ | pix mesmo | redondo | redondinho | certeiro | perfeitinho | perfeitao | maravilhoso
    maravilhosa | lindo | linda
    (e|eh)? (o|a|no|na|pro|pra)? L (mesmo|mesma)
    (esse|essa|este|esta|nesse|nessa|desse|dessa|pra|pro) (esse|essa|ele|ela)? (perfil|conta|pagina
      link|video|canal|post|foto)? (ai|aqui)? (mesmo|mesma)
    (^nesse|nessa|esse|essa) (perfil|conta|pagina|link|video|canal|post|foto$)
    (aperta|aperte|clica) (o|no) (botao|play|enter) | dados (conferidos|corretos|certos|certinhos|batendo)
    nota (N|dez|mil) | (^100|cem|1000|mil) (%|porcento|cento) | (^faz|faca) (o|um)? favor$
    vai dar (certo|bom) | 👏 | ❤ | 💚 | 💙 | 💛 | 🧡 | 💜 | 🖤 | 😍 | 😊 | 🥰 | 😁 | 😃 | 😄 | 🤩 | 😎 | 🫶
    🎉 | 🔥 | (bateu|bate|batem|batendo) (tudo|certinho|certo|direitinho|com)
    (dados|tudo|valores|conferi) (aqui)? (,)? (e)? (bate|batem|bateu|conferem)
    (e|sou|era) (o|a|eu)? (meu|minha) (mesmo|mesma|sim) | sou eu (mesmo|mesma)
    (pronto|pronta|doido|doida) (pra|para) pagar | topado | fechadao | tratado | acertado | de pleno acordo
    vale a pena$ | vai na (fe|certeza) | vai com (tudo|deus) | vai que e (tua|sua)
    (que)? assim seja | (do|desse|deste|nesse) (jeito|jeitinho)
    jeito que (eu)? (queria|quero|pedi)
    (sem|nenhuma|nao tenho) (ressalva|ressalvas|objecao|objecoes|restricao|restricoes) | nada contra | 🙌
    🚀 | 👊 | 🤙 | ✌ | 🫡
    (e|era|foi) (isso|esse|essa|o) (mesmo)? que (eu)? (quero|queria|preciso|precisava|pedi)
    (passa|passar|passe) a regua | (manda|mande|mandar) (ver|bala|brasa)
    estou com (o|a)? (dinheiro|grana|celular|ap|app|aplicativo|banco) (na mao|do banco)? (aberto)?
    sem (sombra de)? (duvida|duvidas|problema|problemas|alteracao|alteracoes|mudanca|mudancas)
    (^e)? (pra)? (agora|ja$) | (do|desse) jeito (que esta)? | proposta aceita | quero (muito|demais)
    ^cade ? | ^e (o|meu) pix~ | ^pix~ (,|por)? (por favor)?$ | (^no|o|via|por) pix~ (por favor)?$
    cola o pix~ | solicito (o|a)? pix~
    vou (fazer|efetuar|realizar) (o|a)? (pix~|pagamento|compra)
    (a)? (gente|nos) (quer|queremos) | (senta|sentar) o (dedo|pau) | pe na tabua | bora ver
    com toda certeza
    (estou|estamos) (dentro|ciente|fim|afim|esperando|aguardando|pronto|pronta) | (estou|estamos) no aguardo
    mao na massa | (bote|bota) fe | bora que bora
    (vamo|vamos) que (vamo|vamos) | (bora|vamos|vamo) (crescer|bombar|estourar|nessa)
    (claro|logico|obvio|certeza) que sim | esta na mao | vou ficar com (esse|essa|ele) | vou nessa
    vou de pix~ | fico com (os|as|esses|essas) | cade (o|meu|esse) pix~
    (que)? esta (certo|tudo) | da - lhe
    nenhuma (alteracao|mudanca) | (bate|bateu|confere) com o que (eu)? pedi | (sinal|luz) verde
    carta branca
    (trato|negocio|acordo|contrato|compra|pedido|palavra) (esta|foi)? (feito|feita|fechado|fechada
      justo|justa|certo|certa)
    palavra dada
    (esta|esteja|fica|ficou|considere|considera) (mais que)? (fechado|fechada|combinado|acertado|topado
      decidido|dado|selado)
    (fecho|fechei|fechou|fechamos|bati|topei|topo|aceito) (o|a|esse|essa)? (negocio|compra|pedido
      proposta|oferta)
    aprovamos | aceito | aceitei | aceitamos | concordo | concordamos | autorizei
    autorizamos | (martelo|fechamento|formou|formado|apalavrado|acertado)$
    (e|eita|eh|esta) de rocha | so (vai|vamo|vamos|bora|gera|manda|faz) | vai (firme|tranquilo|tranquila)
    vai sem medo | ^(pra|para) (frente|adiante|cima)$ | esta (bao|beleza|firmeza|supimpa|bacana)
    (esta|assim|ficou) (muito|bem|bom)? (otimo|bom|massa|show|top|lindo|chique|joia|suave|safo|sussa
      perfeito|demais)$
    (esta|em|de) (bom|boa) (tamanho|medida)
    (esta|tudo) (em|na|nos|de) (cima|ordem|eixos|acordo|boa|boas|primeira) | maos a obra
    que (venha|venham) | (manda|pode) (vir|descer)
    (segue|toca|toque|tocar) o (barco|baile|bonde|jogo|fluxo|plano|trem|gado|enterro)
    (segue|siga|seguir|vai|va|bola|tocar|vamos|vamo) (em|pra|para)? (frente|adiante|diante)
    (adiante|avante|prossiga|prosseguir|avancar|avancemos|avanca|procede|procedente|procedamos|deferido
      defiro|consinto)$
    ^(proximo|proxima) (passo|etapa)$ | agora ou nunca | chama na (bota|grau|responsa) | ^chama$ | pois nao
    real oficial | sem mais delongas | papo reto | (dale|dalhe|vale|listo|deal|sure|perfect|done)$ | lets go
    of course | all right
    (estou|estamos|fico|ficamos) (bem|muito|mais que)? (ciente|convencido|convencida|decidido|decidida
      satisfeito|satisfeita)
    (arroche|arrocha|toca|tocai|taca|senta|bola|solta|larga) (o|a)? (aco|dedo|braba|sarrafo|pua|lenha
      ferro)?$
    (taca|tacar|mete|meter|bota|larga|manda|solta) (fogo|lenha|chumbo|brasa|pressao|gas|marcha|bala
      ficha|bronca|pau)
    (curti|adorei|amei|aprovei|gostei) (demais|muito|bastante)? (,|e)? (pode|manda|quero|faz|faca|vai
      gera)?$
    (no|esse|nesse|por) (esse|este|neste) (preco|precinho|valor|valorzinho) (eu)? (quero|fecho|topo
      aceito|compro|levo|pego)
    (preco|valor|precinho) (e|esta)? (ok|certo|conferido|batendo)$
    (esta|e|ficou) (muito|bem|super)? (barato|baratinho|justo)$
    (como|conforme) (eu)? (queria|quero|pedi|combinado|combinamos|falei|solicitado|solicitei)
    ja (abri|abri o|estou com o|estou no) (banco|app|ap|aplicativo|nubank|inter|caixa|picpay|itau
      bradesco|santander)
    ^ja era | zero (problema|problemas|duvida|duvidas|defeito)
    nao (tem|tenho|vejo|ha) (nada|o)? (que|a)? (reclamar|corrigir|mexer|ajustar)
  `,
}
