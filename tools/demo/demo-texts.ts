/** Pages of people who do not exist. */
// prettier-ignore
export const handles = [
  'ateliedamari', 'brechodalu', 'cafedaesquina', 'canaldothi', 'docesdaduda', 'estudiovila', 'feitoamao.bh',
  'fitcomrafa', 'floriculturasol', 'forrodobom', 'gabrielviaja', 'hortadaju', 'joiasdaana', 'karolmakeup',
  'lojadobairro', 'marcenariario', 'modaplusbia', 'naturalmentelu', 'oficinadoze', 'padariabomdia',
  'petcaramelo', 'pilatescomnanda', 'pizzariadonapoli', 'receitasdavo', 'saladearte', 'sorveteriaipe',
  'tatuadorleo', 'teatronapraca', 'unhasdaka', 'violaesanfona',
]

export const ticketTexts = [
  'Paguei o PIX e o pedido ainda não começou',
  'Os seguidores pararam na metade, pode ver para mim?',
  'Coloquei o link errado, dá para trocar?',
  'Meu perfil estava fechado, já abri de novo',
  'Queria saber se vocês emitem nota fiscal',
  'As curtidas foram para outra publicação',
  'Caiu uma parte dos seguidores depois de uma semana',
  'Paguei duas vezes sem querer',
]

export const ticketReplies = [
  'Oi! Já olhei aqui: a entrega começou agora e segue aos poucos até amanhã.',
  'Oi! Pedi a reposição do que caiu. Não custa nada, e você acompanha por aqui.',
  'Oi! Corrigi o link com o fornecedor. Qualquer coisa, me chama.',
  'Oi! Devolvi o valor por PIX para a mesma conta. Deve aparecer em minutos.',
]

export const questions = [
  'oi, os seguidores são de verdade?',
  'quanto tempo demora?',
  'aceita cartão?',
  'tem desconto para mais de um perfil?',
  'quanto custa 1000 curtidas?',
  'é seguro para o meu perfil?',
]

export const answers = [
  'Oi! Cole o link do perfil aqui e eu mostro os pacotes com preço e prazo.',
  'A entrega começa em minutos e é gradual, para o perfil crescer de forma natural. Qual é o link?',
  'O pagamento é por PIX, aqui mesmo no chat, e cai na hora. Quer ver os pacotes?',
]

/** Where visits come from, with the share of them that each has; '' names no campaign. */
export const sources: ReadonlyArray<readonly [string, number]> = [
  ['', 46],
  ['instagram', 21],
  ['google', 17],
  ['tiktok', 9],
  ['grupo-whatsapp', 7],
]
