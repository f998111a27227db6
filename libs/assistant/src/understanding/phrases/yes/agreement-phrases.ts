import { phrasesOf } from './yes-words.ts'

/*
 * Yes, in its phrases: by act. A word that says yes by itself is a row of `yes-words.ts`.
 */

export const agreementPhrases = {
  agree: `
    ${phrasesOf('yes', 'nod')}
    vai$ | ^(o|esse|meu|so|entao)? pix$ | N mesmo | e (no|na|nos) P mesmo
    (e|era|sou) (esse|essa|isso|este|esta|eles|elas|esses) (mesmo|mesma|aqui|ai|daqui)
    (e|era) (o|a)? (video|perfil|canal|post|foto|reels|link|pagina|conta|arroba)? (esse|essa|este|isso)
    (video|perfil|canal|post|foto|reels|link|pagina|conta|arroba) (e|esta)? (esse|essa|este|correto|certo) (mesmo)?
    (esta|tudo|estao) (tudo)? (certo|certinho|bom|bem|otimo|ok|joia|tranquilo|correto|perfeito|certos|conforme
      feito)
    com certeza | de acordo | por mim | de (boa|boas) | na paz | e (nois|nos) | vai fundo | ja e | pau na maquina
    quero$ | vou (querer|levar|fechar|comprar) | (trem|bom|bao) demais | isso (ai|mesmo) | boa$
    estou nessa | esta valendo | esta$ | da hora | gloria a deus | martelo batido
    (tem|dou|dei|damos|recebeu) (o|a|todo|toda)? (meu|minha|nosso|nossa)? (aval|ok|autorizacao|permissao
      concordancia|bencao)
    (toca|senta) (ficha|bala|brasa|bronca|marcha|pau) | (nos|no) (trinques|conformes|conforme|capricho)
    (quero|escolho|prefiro) (esse|essa|este|isso$) | (quero|levo) ess[ea]s (G)? (ai)?$
    (pelo|no|com o|nesse|por esse) (preco|valor) (normal|cheio|integral|de tabela|da tabela) (mesmo|entao)?$
    tri$ | tri (bom|boa|massa|legal) | (oh|opa) se quero$
    (prefiro|(vou|fico|fecho|fecha|fechamos) (de|com|em|no|nos)) (os|as|o|a)? (N|K|o pacote K) (G)? (entao|mesmo)?$
    pix mesmo | (e)? (o|a|no|na|pro|pra)? L (mesmo|mesma)
    (esse|essa|este|esta|nesse|nessa|desse|dessa|pra|pro) (esse|essa|ele|ela)? (perfil|conta|pagina|link|video
      canal|post|foto)? (ai|aqui)? (mesmo|mesma)
    (^nesse|nessa|esse|essa) (perfil|conta|pagina|link|video|canal|post|foto$)
    (aperta|aperte|clica) (o|no) (botao|play|enter) | nota (N|dez|mil) | (^100|cem|1000|mil) (%|porcento|cento)
    (^faz|faca) (o|um)? favor$ | (bateu|bate|batem|batendo) (tudo|certinho|certo|direitinho|com)
    (e|sou|era) (o|a|eu)? (meu|minha) (mesmo|mesma|sim) | sou eu (mesmo|mesma)
    (pronto|pronta|doido|doida) (pra|para) pagar | de pleno acordo | vale a pena$ | (que)? assim seja
    (do|desse|deste|nesse) (jeito|jeitinho)
    (sem|nenhuma|nao tenho) (ressalva|ressalvas|objecao|objecoes|restricao|restricoes) | nada contra
    (e|era|foi) (isso|esse|essa|o) (mesmo)? que (eu)? (quero|queria|preciso|precisava|pedi)
    estou com (o|a)? (dinheiro|grana|celular|ap|aplicativo|banco) (na mao|do banco)? (aberto)?
    sem (sombra de)? (duvida|duvidas|problema|problemas|alteracao|alteracoes|mudanca|mudancas)
    (^e)? (pra)? (agora|ja$) | ^cade ? | ^e (o|meu) pix~ | ^pix~ (,|por)? (por favor)?$
    (^no|o|via|por) pix~ (por favor)?$ | solicito (o|a)? pix~ | (a)? (gente|nos) (quer|queremos) | pe na tabua
    (estou|estamos) (dentro|fim|afim|esperando|aguardando|pronto|pronta) | (estou|estamos) no aguardo
    (claro|logico|obvio|certeza) que sim | vou ficar com (esse|essa|ele) | fico com (os|as|esses|essas)
    que esta (certo|tudo) | esta tudo | da - lhe | nenhuma (alteracao|mudanca) | (sinal|luz) verde
    carta branca
    (trato|negocio|acordo|contrato|compra|pedido|palavra) (esta|foi)? (feito|feita|fechado|fechada|justo|justa
      certo|certa)
    palavra dada
    (esta|esteja|fica|ficou|considere|considera) (mais que)? (fechado|fechada|combinado|acertado|topado|decidido
      dado|selado)
    (martelo|fechamento|formou|formado|apalavrado|acertado)$
    vai (firme|tranquilo|tranquila) | ^(pra|para) (frente|adiante|cima)$
    (esta|assim|ficou) (muito|bem|bom)? (otimo|bom|massa|show|top|lindo|chique|joia|suave|safo|sussa|perfeito|demais)$
    (esta|em|de) (bom|boa) (tamanho|medida) | que (venha|venham)
    (segue|toca|toque|tocar) o (barco|baile|bonde|jogo|fluxo|plano|trem|gado|enterro)
    (segue|siga|seguir|vai|va|bola|tocar|vamos|vamo) (em|pra|para)? (frente|adiante|diante)
    (adiante|avante|prossiga|prosseguir|avancar|avancemos|avanca|procede|procedente|procedamos|deferido|defiro
      consinto)$
    agora ou nunca | pois nao | (dalhe|vale|listo|deal|sure|perfect|done)$ | of course
    (estou|estamos|fico|ficamos) (bem|muito|mais que)? (ciente|convencido|convencida|decidido|decidida|satisfeito
      satisfeita)
    (arroche|arrocha|toca|tocai|taca|senta|bola|solta|larga) (o|a)? (aco|dedo|braba|sarrafo|pua|lenha|ferro)?$
    (curti|adorei|amei|aprovei|gostei) (demais|muito|bastante)? (,|e)? (pode|manda|quero|faz|faca|vai|gera)?$
    (no|esse|nesse|por) (esse|este|neste) (preco|precinho|valor|valorzinho) (eu)? (quero|fecho|topo|aceito|compro
      levo|pego)
    (preco|valor|precinho) (e|esta)? (ok|certo|conferido|batendo)$
    (esta|e|ficou) (muito|bem|super)? (barato|baratinho|justo)$
    (como|conforme) (eu)? (queria|quero|pedi|combinado|combinamos|falei|solicitado|solicitei)
    ja (abri|abri o|estou com o|estou no) (banco|ap|aplicativo|nubank|inter|caixa|picpay|itau|bradesco|santander)
    ^ja era
  `,
}
