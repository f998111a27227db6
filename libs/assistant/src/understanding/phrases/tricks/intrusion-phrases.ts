import type { Intrusion } from '../../reading-labels.ts'

const asksFor =
  '(mostr|pass|mand|envi|fal|diz|diga|digam|inform|fornec|apresent|disponibiliz|list|revel|ver|quero|da|preciso d|me d|acess|consult|export|vaz)[a-z]*'
const other =
  '(outr[oa]s? (clientes?|pessoas?|compradores|usuarios)|clientes|ultim[oa]s? (clientes?|compradores|pessoas?)|compradores|quem (ja )?comprou)'
const owner = '(dono|dona|chefe|gerente|patrao|suporte|diretor|programador|desenvolvedor)'

/** How people ask for what belongs to others, or to the shop alone. */
export const intrusionPhrases = {
  'others-data': `
    (nomes?|telefones?|celular(es)?|cpfs?|numeros?|contatos?|enderecos?|e ?- ?mails?|emails?|whats*|dados|pedidos|compras|conversas?|historico)( e o [a-z]+| e [a-z]+)? d[eoa]s? ${other}
    ${asksFor} .{0,12}(nome|cpf|telefone|dado|comprovante|contato|endereco)s? .{0,40}d[eoa]s (clientes|compradores)
    ${asksFor} .{0,25}(lista|relacao|planilha|cadastro|base) d[eoa]s? (ultim[oa]s )?(pedidos?|clientes|vendas|compras|compradores|contatos)
    ${asksFor} .{0,30}(pedidos?|compras?|dados|cpf|(?<!pelo )telefone|nome completo|historico) d(el[ea]s?
      a minha vizinha|o meu vizinho|[oa] vizinh[oa]|a concorrente|o concorrente|a minha ex|o meu ex|outr[oa]s?)
    ${asksFor} .{0,25}(zap|whats[a-z]*|telefone|celular|cpf|endereco|e ?-? ?mail|contato) d[eoa](?= *([.,!?]|$)| e )
    ${asksFor} .{0,25}(telefone|cpf|endereco|e ?-? ?mail|whats*|dados|historico) que (el[ea]s?|a pessoa|o cliente)
    quem (mais |foi que |e que )?(comprou|compra|pediu|fechou|sao os clientes)( .{0,12})? (aqui|com voces|de voces|ai|hoje|ontem|por ultimo)(?! e)
    (saber|diz|fala|confirma|descobrir|ver|conta) .{0,12}(se|quanto|quantos|o que) .{0,35}(comprou|compra|pagou|e cliente|sao clientes)( .{0,8})? (aqui|com voces|de voces|ai|seguidor*)
    (ultim[oa]|algum|qualquer) (pix|pedido|compra|pagamento) (que|de) (alguem|outr*|outra pessoa|um cliente)
    (?<!(eu|quem|que|gente|se) )(?<!(eu|quem|que|gente|se) ja )(comprou|compraram|pegou|e cliente) (seguidor[a-z]* |curtid[a-z]* )?(aqui|com voces|de voces)( (antes|mesmo|ja))? [?]
    (whats[a-z]*|telefone|contato|numero|nome) d[eoa] (alguem|quem|um cliente|uma pessoa|algum cliente) que (ja )?(comprou|usou|pegou)
    (mostra|lista|ver|abre|exibe) (ai )?(os )?pedidos (de (hoje|ontem|todos|todo mundo|outros)|do dia|da semana)
    (lista|relacao|nomes?|telefones?|contatos?|planilha) d?e? ?(quem|os que) (ja )?(compr|ped|fech)[a-z]+
    (so |apenas )?(o |a |os )?(nome|telefone|cpf|contato|whats[a-z]*|e-?mail)s? del[ea]s?(?= *([.,!?]|entao|ai|ja|serve|po|$))
    quanto (que )?(el[ea]|a concorrente|o concorrente|minha vizinha|meu vizinho) (pagou|gastou)
  `,
  secrets: `
    (senhas?|chaves?|token|credenciais|acesso|login) (d[eoa]s? |ao )(seu |teu |sua )?(voces|painel|sistema|servidor|banco de dados|admin*|api|site|programador|wi ?- ?fi|dono|empresa|loja)
    (?<!(precis(o|a|am|ar|aria)|te[nm](ho)? (de|que)) )(me )?(fal|diz|diga|pass|revel|mostr|mand)[a-z]* (logo )?(a|as|sua|suas|tua) senhas?(?! (que|errad|no|aqui|pra voces))
    (dono|dona|chefe|gerente|patrao) (autorizou|liberou|deixou|mandou) .{0,30}senha | senhas? (e|ou) chaves?
    (transcrev|repet|repit|mostr|revel|diga|diz|copi|cole|cola|imprim|escrev|traduz|resum|lista)[a-z]* .{0,40}(instruc(ao|oes)|prompt|regras internas|configurac(ao|oes)|diretrizes)
    (instruc(ao|oes)|regras|ordens|prompt) .{0,20}(que (te|lhe|voce) .{0,12}(der|receb|passa|program|mandar)[a-z]*|do seu (programador|criador|dono))
    (qual|quais|como) .{0,12}(e|sao) .{0,8}(seu|teu|seus|tuas|suas) (prompt|instruc(ao|oes)|regras internas|codigo fonte) | codigo ?- ?fonte
    teste (de )?(seguranca|invasao|pentest) .{0,12}autorizad[oa] | pentest
    (quanto|qual) .{0,15}(faturamento|voces (fatur|lucr|vend)[a-z]*|lucro|margem de lucro)
  `,
  payment: `
    mar(c|qu)[a-z]+ .{0,40}(como )?pag[oa]s? | (confirm|aprov|registr|consider|lanc)[a-z]* .{0,20}(como pag[oa]|pagamento manual|o pagamento no sistema)
    (consider|d(e|eem) por)[a-z]* ((o|a|ja|meu|minha|como) )*pag[oa]
    pagamento confirmado .{0,3}(marc|liber|pode)[a-z]* | (dar|da|de) baixa no (pedido|pagamento) | ${owner} .{0,20}liber[a-z]* sem pag
  `,
  code: `
    < ?script | script > | drop table | select .* from | [$] ?[{] | [{] ?[{] | ' ?or ?' | or 1 ?= ?1 | rm - rf | alert [(] | onerror
  `,
} satisfies Record<Exclude<Intrusion, 'price' | 'other'>, string>

/** Of what is to be paid: a trick with none of these is after something else. */
export const priceWords = `
  de graca | gratis | descont* | off? | precos? | valor | cobr* | pag[a-z]* | pix | r[$] | real | reais | barat* | zero | centavos? | tabela | cupom
  sem custo | seguidor* | inscrit* | curtid* | view* | visualiz*
`
