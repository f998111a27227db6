/*
 * Changes to the orders in hand, and questions about them: phrases by act.
 */

/** Words that take back what is told, or change an order in hand: of both acts. */
export const correcting = `
  digo(?! (isso|assim|porque|que)) | alias | na (verdade|real) | (quer|quis|quero|quiser) dizer | errei | errado
  me (enganei|confundi|equivoquei|atrapalhei) | pensando (bem|melhor) | em (vez|lugar) (de|do|da) | ao inves (de|do|da)
`

export const orderPhrases = {
  correct: `${correcting}
    minto | errata | leia - se | onde (eu|se)? (le|lia|disse|falei|escrevi|botei|coloquei|esta|tem) (N|P|G|L)
    (esquece|apaga|risca) (isso|esse|essa|o de cima|a de cima|o anterior|a anterior) , | equivoco | equivocos | corrigindo | correcao
    retificando | retifico | ou melhor | (zero|digito|numero) a (mais|menos)
    viajei | vacilei | mosquei | buguei | (ops|opa|oops|eita|pera) , (e|era)? (pra|pro|no|na) P
    desculpa | desculpe | perdao | nao (e|era|sao|eram|foi|quero|queria) (N|P|G|L|M|T)
    no lugar (de|do|da) | nao , (e|sao|era|quero|pera|melhor|na)
    N nao | P nao | G nao | L nao | e (pra|no|na) (outro|outra) | is~ (o|a) (outro|outra) | ^melhor
    (o|a) (certo|certa|correto|correta) (e|era|seria)
    (P|rede|link|perfil|arroba|@|post|foto|video|canal|conta|numero|quantidade|user) (certo|certa|correto|correta) (e|era|seria)
    ^(ah|oh|opa|ops|af|putz)? era (no|na|o|a|os|as|pra|pro)? (G|P)(?! que) | confundi(?! (com|minha|meu)) | (quero|queria|queriamos|quis) (is~|era|eram) (no|na|pro|pra|o|a|os|as|uns|umas)? (N|P|G|L)
    (falei|disse|escrevi|digitei|botei|coloquei|pus|mandei) (o|a|os|as|no|na|de)? (N|P|G|L) (,)? (mas|porem
      so que) (esse|essa|o|a)? (perfil|conta|canal|video|pagina)? (e|era|sao|eram)
    (falei|disse|escrevi|digitei|botei|coloquei|pus|marquei|saiu) (o|a|no|na|de)? (P|G) .. (,)? (e|era|quero) (no|na|o|a)? (P|G)
    (mentira|sem querer|habito|costume|corretor|trocou|bolas|redes) , (e|era|quero)? (no|na|o|a)? (P|G)
    foi (um)? engano (,|e|era) | (era|sao|eram) (e)? (pra|pro|para|no|na) (o|a)? L | mudei de ideia
  `,
  'other-page': `
    (outro|outra|outros|outras|segundo|segunda) (meu|minha)? (perfil|conta|canal|video|post|foto|link
      reels|publicacao|pagina|P|arroba)
    agora (e)? (o|a|no|na|pro|pra)? (meu|minha)? (outro|outra)
  `,
  'change-link': `
    (mandei|coloquei|botei|passei|enviei|digitei|escrevi) (o|a)? (link|perfil|arroba|conta|canal|user
      video|post)? (errado|errada|trocado)
    (mandei|coloquei|botei|passei|enviei|colei) (o|a) (link|perfil|video|post|foto|reel) (da|do|de) .. (antigo
      antiga|velho|velha|errado|errada)
    (link|perfil|arroba|@|video|foto|post|canal|conta) (esta|e|era|foi|ficou) (errado|errada|outro|outra)
    (link|perfil|arroba|video|foto|post|canal|conta) (certo|correto|certa|correta) e
    (esse|essa|este|esta) (link|perfil|arroba|@|video|post|conta|canal|pagina) (e|era|esta|ficou) (o
      a)? (antigo|antiga|velho|velha|anterior)
    (trocou|mudou|trocamos|mudamos|troquei|mudei) (o|de)? (arroba|@|nome|user|perfil|link)
    (o|a) (novo|nova|certo|certa|correto|correta|atual) e L | link errado | perfil errado
    (esse|essa|este|esta|isso|ai) (e|era) (o|a|meu|minha) .. (antigo|antiga|velho|velha|errado|errada|anterior)
    errei (o|a|no|na) (link|perfil|arroba|@|video|foto|post|canal|conta|pagina|user)$
    (e|esse|essa|este) (e)? (o|a)? (de|do|da) (um|uma|meu|minha|nosso|outro)? (concorrente|concorrencia
      rival)
    outro (link|perfil|video|post|canal|arroba) | outra (foto|conta|pagina|publicacao)
    nao e (esse|essa|este|meu|o meu|esse o|essa a) (link|perfil|video|foto|canal|conta|post)
    change~ (o|a|de)? (link|perfil|arroba|video|foto|canal|conta|post|@)
  `,
  'change-quantity': `
    ate (dar|chegar|completar|inteirar) (a|em|nos)? N | change~ (a|de)? quantidade | outra quantidade
    quantidade errada | (e|acho|achei|esta) (muito|pouco|demais) | quero (menos|mais$)
    (aumenta|aumente|aumentar|diminui|diminua|diminuir|baixa|baixe|baixar|sobe|suba|subir|reduz|reduza
      reduzir) (isso|a quantidade)? (pra|para|pro) (so|uns|os)? N
    (era|eram) (pra|para)? (ser|so|uns)? N
  `,
  swap: `
    inverti | inverteu | inverte | invertido
    (troquei|trocou|trocaram|confundi|confundiu|troca|troque|trocar|misturei|misturou) (tudo)? (as|os|um)? (bolas
      quantidades|numeros|ordem|dois|duas)
    (esta|estao|ficou|ficaram|saiu|sairam|veio) (tudo)? (trocado|trocados|trocada|trocadas)
    (e|esta|estao|ficou|ficaram) (ao|o) contrario
  `,
  'next-item': `
    (agora|e|falta|faltou|faz|fazer|manda|cade|continua|continuar|com|pro|pra|pular|vai|segue|gera|gerar|para) (o
      a|os|as|com|pro|pra)? (outro|outra|outros|outras|proximo|proxima|proximos|seguinte)
    (o|a|os|as) que (ainda)? (falta|faltou|faltam|ficou|resta|sobrou) | proxima
    (o|a) (segundo|segunda|terceiro|terceira) (pedido|post|video|link|perfil|item|tambem|agora)
    (o|a) (segundo|segunda|terceiro|terceira) e L | o restante | o resto$
    agora (o|a) (segundo|segunda|do|da|de|P|meu|minha) | falta (o|a|so)? (um|do|da|P|segundo) | falta so (outro|outra)
    e o (segundo|P) | ficou faltando
  `,
  'add-item': `
    (e|era|quero) (pra|para)? (somar|juntar|acrescentar|adicionar)
    alem (dessa|desse|dessas|desses|disso|dela|dele|delas|deles)
    tambem(?! (acho|achei|penso|pensei|concordo|gostei)) | e depois (eu)? (quero|queria|faz|manda|bota)
    (aproveita|aproveitando) (e|que|pra|coloca|bota)? | e mais N
    (repete|repetir|repita|refaz|refazer) (o|esse|este)? (mesmo|ultimo)? pedido
    (mesma|mesmo) (coisa|tanto|quantidade|numero) (no|na|pro|pra|para|em)
    (o|quero) (mesmo|igual) (pro|pra|para) (o|a)? (outro|outra|minha|meu) (perfil|conta|canal|pagina|person~)
    (mesma|mesmo) (tanto|quantidade|numero) de G (no|na|pro|pra|para|em)? (o|a|meu|minha)? (P|L)
    o (mesmo|igual) (no|na|pro|pra|para|em) (o|a)? (perfil|conta)? L
    o (mesmo|igual) (no|na|pro|pra|para) (da|do)? (minha|meu) .. L | ^and~ (no|na|pro|pra|para) (o|a)? L
    o (mesmo|igual) (tanto)? (no|na|pro|pra) (meu|minha)? P | quero mais N | (comprar|pedir|levar) mais | acrescenta
    adiciona | inclui | acrescentar | incluir | soma
    agora (eu)? (quero|queria|gostaria|preciso|bota|manda|faz) (tambem|mais|outro)? | quero (outro|outra|outros)
    fazer (outro|outra|mais) | e (outro|outra|outros|outras) | (outro|outra) de N (G)? (no|na|pro|pra|para)
  `,
  'remove-item': `
    (quero|queria|vou|preciso) remove~$
    ^(pode|podem)? (ja)? remove~ (tudo|todos|todas|ambos|ambas) (isso|ai|por favor|daqui|dai)?$
    remove~ (tudo|isso|todos|todas)? (do|desse|deste) carrinho | (pode|podem) remove~ (o|esse|este) (pedido|carrinho)
    (limpa|limpar|limpe|zera|zerar|zere|esvazia|esvaziar|esvazie) (tudo|o|meu|esse) (carrinho)?
    remove~ (o|a|os|as|so|esse|essa)? (do|da|de|dos|das)? (P|G|meio|primeiro|primeira|segundo|segunda|terceiro
      terceira|ultimo|ultima|outro|outra)
    (o|a|os|as) (do|da)? (P|G) (voce|voces)? (pode|podem) remove~ | remove~ (o|a|os|as) (de)? N
    remove~ (o|a|os|as)? (do|da|perfil|conta|pedido)? L | ^(o|a)? (do|da|pro|pra)? L nao$
    (o|a|os|as) (do|da|de|dos|das)? (P|G|L|primeiro|primeira) (so|somente|apenas$)
    (so|somente|apenas) (issue~|quero|queria)? (o|a|os|as) (do|da|de|dos|das)? (N|P|G|L)
    sem (o|a) (do|da|de)? (P|segundo|segunda|primeiro|primeira|outro|outra)
    (so|somente|apenas) (o|a) (do|da|de)? (primeiro|primeira|segundo|segunda|outro|outra|ultimo|ultima)
    (o|a|os|as)? (do|da)? (P|G|L) nao (precisa|quero|vou) (querer)? (mais)?
    nao quero (mais)? (o|a|os|as) (do|da|de)? (N|P|G|L|primeiro|primeira|segundo|segunda|outro|outra)
    (desisto|desisti) (do|da|dos|das) (do|da)? (N|P|G|L|segundo|primeiro|outro)
    (o|a|os|as) (do|da)? (P|G) deixa (pra|de|quieto) (la|lado|fora)?
  `,
  'ask-recap': `
    (pra|para|pro|em|no|na|de) (qual|que) (perfil|conta|canal|pagina|video|link|post)
    (qual|que|quais) (o|a|e|foi|era)? (perfil|link|arroba|quantidade|pedido|canal|video|valor|endereco) (voce
      voces|que|esta|ficou|anotou|mesmo|eu)
    (confirma|confere|confirme) (ai|pra|pro|pra mim|o|se|os) (mim|se|perfil|link|dados|valor|quantidade|pedido)
    (ficou|esta) quanto | quanto (ficou|deu|mesmo|e mesmo) | resumo
  `,
  'ask-total': `total | quanto .. tudo | tudo junto | quanto .. (os|as) (dois|duas|tres)`,
  'say-unpaid': `
    (nao|nem|num) (paguei|pagamos|pago|fiz|fizemos) (o|ainda|nada)? | ainda nao (paguei|pagamos|fiz|foi)
    antes (que|de) (eu)? (pague|pagar)
  `,
  'say-paid': `
    (ja)? paguei | (fiz|feito|mandei|enviei) o (pix|pagamento)
    (pagamento|pix) (ja)? (foi|esta)? (feito|efetuado|realizado|enviado|concluido) | acabei de (pagar|transferir)
    esta pago
  `,
  complain: `
    (parado|parada|travado|travada) (ha|faz|tem)? T
    (sumiu|sumiram) com (o|a)? (meu|minha) (dinheiro|grana)
  `,
  'withdraw-ticket': `
    nao (quero|precisa|preciso|abre|abra|abrir|abram) (de)? (abrir)? (um|o|nenhum)? (chamado|ticket
      protocolo|reclamacao) (nenhum|nao)?
    (cancela|cancelar|fecha|fechar|encerra|encerrar|remove|tira|desfaz|retira) (o|esse|meu|a)? (chamado
      ticket|protocolo|reclamacao)
    ja (foi)? (resolveu|resolvido|resolvi|deu certo)
    (esquece|deixa) (o|esse|a)? (chamado|ticket|reclamacao) | sem (chamado|ticket) | chamado nao
    nao era (pra|para)? (chamado|reclamacao|reclamar|abrir) | nao estou reclamando | nao e (uma)? reclamacao
  `,
  'want-withdraw': `
    (quero|queria|gostaria|vou|preciso|posso) (de)? (me)? (desistir|arrepender)
    (desistir|desisto|desisti|desistindo|desistencia|arrepender|arrependi|arrependo|arrependimento) (da
      de|do|dessa|desse|desta|deste|minha|meu) (minha|meu|ultima|ultimo)? (compra|pedido)
    me arrependi | direito (de|do) (me)? (arrependimento|arrepender|desistir|desistencia)
  `,
  'want-data': `
    (quero|queria|preciso|gostaria|solicito|peco|manda|mandem|envia|enviem|me|baixar|exportar|acessar|receber) (me
      de|ter|ver|saber|baixar|exportar|acessar|receber|uma|um|copia|acesso|relatorio)? (uma|um|a|aos|dos|de|os|quais
      todos|copia)? (copia|dos|os|sao|todos)? (dos|os)? meus dados
    (informacao|informacoes|dados) (de|sobre)? (minha|minhas|meus|mim) (que)? (o|a)? (site|voces|loja)? (guardam
      guarda|coletam|coleta|armazenam|armazena|salvam)
    copia do que (voces)? (tem|guardam) (de|sobre)? mim
  `,
  'want-deletion': `
    (apaga|apague|apaguem|apagar|exclui|exclua|excluam|excluir|deleta|delete|deletem|deletar|elimina
      elimine|eliminar|remove|remova|removam|remover|some|sumam) (com)? (todos|todas|tudo)? (os|as)? (meus|minhas|meu|minha) (dados|cadastro|informacoes|conversa|conversas|historico|registros)
    (meus dados|minhas informacoes|meu cadastro) (sejam|fossem|seja|fosse|todos)? (apagad[oa]s?|deletad[oa]s?|excluid[oa]s?|eliminad[oa]s?|removid[oa]s?|fora)
    (tira|tire|tirem|tirar) (todos)? (os)? meus dados
    (apaga|apague|apaguem|apagar|exclui|exclua|excluam|excluir|deleta|deletem|deletar|elimina|eliminem|eliminar) tudo (o)? (que)? (voces
      tem|sabem)? (voces|tem|guardam|sabem)? (de|sobre) mim
    (exclusao|eliminacao|remocao) (de|dos|das)? (todos|todas)? (os|as)? (meus|minhas) (dados|informacoes)
    ^(me esquece|esqueca|esquecam) (de mim)?$ | quero ser (esquecido|esquecida)
    direito (ao|de) (ser)? (esquecimento|esquecido|esquecida)
  `,
  'promise-link': `
    depois (eu)? (te)? (mando|envio|passo|coloco)
    vou (mandar|pegar|buscar|copiar|procurar|enviar|achar|pedir|ver) (o|a) (link|perfil|arroba|@|endereco)
    ja (te)? (mando|envio|passo|pego) | deixa eu (pegar|copiar|buscar|achar|procurar)
  `,
  'type-handle': `
    (vou|quero|prefiro|posso|da pra)? (digitar|escrever) (o|a)? (meu)? (@|arroba|usuario|user)
  `,
  'check-presence': '(esta|estao|tem) (alguem)? ai$ | alguem ai',
}
