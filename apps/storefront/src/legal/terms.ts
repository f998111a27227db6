import { addressLine, brand } from '@smm/site/brand'
import { contact } from '@smm/site/contact'
import { legal } from '@smm/site/legal'
import type { LegalText } from './legal-text.ts'

export const terms: LegalText = {
  path: '/termos',
  name: 'Termos de uso',
  summary:
    'As regras da compra em linguagem simples: o que vendemos, como entregamos e quais são seus direitos.',
  version: `Versão ${legal.termsVersion}, em vigor desde ${legal.effectiveDateShown}.`,
  sections: [
    {
      id: 'quem-somos',
      title: 'Quem somos e o que estes termos regem',
      content: [
        `Este site é operado por ${brand.legalName}, inscrita no CNPJ sob o nº ${brand.cnpj}, com endereço em ${addressLine()} (“${brand.name}”, “nós”).`,
        'Ao fazer um pedido ou usar este site, você concorda com estes termos e com a nossa Política de Privacidade. Se não concordar com alguma parte, não faça o pedido e fale com a gente.',
      ],
    },
    {
      id: 'quem-pode-comprar',
      title: 'Quem pode comprar',
      content: [
        `Você precisa ter pelo menos ${legal.minimumAge} anos ou a autorização do seu responsável legal. Também precisa ter o direito de divulgar o perfil, o vídeo ou a publicação do pedido.`,
      ],
    },
    {
      id: 'servicos',
      title: 'O que vendemos',
      content: [
        'Vendemos serviços de divulgação para redes sociais: seguidores, curtidas, visualizações e inscritos para Instagram, YouTube e TikTok. As características, os prazos e o preço de cada um estão na página do serviço e na tabela de preços.',
        `A ${brand.name} é independente e não tem vínculo com o Instagram, o YouTube ou o TikTok. ${legal.platformRules}: não podemos prometer resultados que dependem de decisões delas, como alcance, monetização ou a permanência do número para sempre.`,
      ],
    },
    {
      id: 'pedido',
      title: 'Como o pedido é feito',
      content: [
        'O pedido é feito pelo chat. Antes do pagamento, o chat mostra o serviço, a quantidade, o link e o preço total. Confira os três: depois que a entrega começa, não é possível mudar o link.',
        [
          'Pedimos apenas o link público. Nunca pedimos sua senha.',
          'O perfil, o vídeo ou a publicação deve continuar público e com o mesmo endereço até o fim da entrega.',
          'O contrato se forma com a confirmação do pagamento, e os dados do pedido ficam disponíveis na conversa.',
        ],
      ],
    },
    {
      id: 'precos-pagamento',
      title: 'Preços e pagamento',
      content: [
        `Os preços são em reais (BRL) e incluem tudo o que você paga. Pedidos acima de R$ ${legal.discountsAboveReais} podem ter descontos progressivos. O preço mostrado no chat vale até o vencimento do código PIX.`,
        'O pagamento é feito antes da entrega. Pelo chat, o pagamento é por PIX; cartão de crédito e débito, transferência bancária e carteiras digitais podem ser combinados com o nosso atendimento.',
        'Se o valor pago for diferente do pedido, ou se o pagamento chegar depois do vencimento, nós avisamos você e resolvemos antes de qualquer entrega.',
      ],
    },
    {
      id: 'entrega',
      title: 'Prazos de entrega',
      content: [
        'Os prazos de início e de entrega de cada serviço são os informados na página dele e contam a partir da confirmação do pagamento. A entrega é gradual. Quantidades maiores, perfis que ficaram privados ou mudanças nas redes podem exigir mais tempo; nesses casos, o chat informa a situação.',
      ],
    },
    {
      id: 'garantia',
      title: `Garantia de ${legal.guaranteeDays} dias`,
      content: [
        `Se a quantidade entregue cair nos ${legal.guaranteeDays} dias seguintes à entrega, repomos a diferença gratuitamente, até a quantidade original do pedido. Basta pedir pelo chat ou pelo WhatsApp.`,
        'A garantia não cobre perfis, vídeos ou publicações que foram apagados, ficaram privados ou mudaram de endereço, nem quedas causadas por compras feitas em outros fornecedores para o mesmo link.',
      ],
    },
    {
      id: 'cancelamento',
      title: 'Cancelamento, arrependimento e reembolso',
      content: [
        `Você pode cancelar o pedido em até ${legal.cancellationMinutes} minutos depois do pagamento, antes de a entrega começar. Enquanto o pedido não saiu para a entrega, o que acontece pouco depois do pagamento, o cancelamento é imediato e o valor é devolvido por inteiro. Se ele já saiu, pedimos a interrupção; quando o serviço a permite, devolvemos o valor da parte não entregue.`,
        `Você também pode desistir da compra em até ${legal.withdrawalDays} dias depois do pagamento, sem precisar explicar (art. 49 do Código de Defesa do Consumidor). Escreva “quero desistir da compra” no chat ou toque em “Desistir da compra” no pedido: a confirmação chega na conversa. Se o pedido ainda não saiu, o valor volta por inteiro. Se está em andamento, pedimos a interrupção e devolvemos o valor da parte não entregue. Se já foi entregue, a nossa equipe analisa o caso e responde com o motivo. Cada pedido aceita uma desistência.`,
        'Fora desse prazo, os pedidos de reembolso são avaliados caso a caso, e serviços já entregues não são reembolsáveis. Se não conseguirmos entregar tudo, devolvemos o valor da parte não entregue.',
        `Nada disto limita os direitos que a lei dá a você. Se preferir, use o WhatsApp ou o e-mail ${contact.email}.`,
      ],
    },
    {
      id: 'uso-proibido',
      title: 'O que não é permitido',
      content: [
        'Não aceitamos pedidos para conteúdo ilegal, que viole direitos de outra pessoa, que promova violência, ódio, fraude ou exploração de crianças e adolescentes. Também não é permitido tentar burlar preços, sobrecarregar o site ou usar o chat para assediar alguém. Nesses casos podemos recusar ou cancelar o pedido, com a devolução do que não foi entregue.',
      ],
    },
    {
      id: 'responsabilidade',
      title: 'Responsabilidades',
      content: [
        'Respondemos pela entrega do que vendemos, nos termos da lei. Não respondemos por decisões das redes sociais sobre sua conta, por indisponibilidade delas nem por expectativas de ganho que não tenhamos prometido por escrito.',
      ],
    },
    {
      id: 'propriedade',
      title: 'Marcas e conteúdo do site',
      content: [
        `Os textos, o desenho e a marca ${brand.name} pertencem a nós. Instagram, YouTube e TikTok são marcas de seus respectivos donos, citadas apenas para dizer onde o serviço é prestado.`,
      ],
    },
    {
      id: 'mudancas',
      title: 'Mudanças nestes termos',
      content: [
        `Avisamos qualquer mudança nesta página com pelo menos ${legal.changeNoticeDays} dias de antecedência. Pedidos já pagos seguem a versão que valia no dia da compra.`,
      ],
    },
    {
      id: 'foro',
      title: 'Lei aplicável e foro',
      content: [
        `Estes termos seguem as leis do Brasil. Fica eleito o foro da comarca de ${legal.venue}, sem prejuízo do direito do consumidor de escolher o foro do seu domicílio.`,
      ],
    },
    {
      id: 'contato',
      title: 'Fale com a gente',
      content: [
        `Dúvidas e reclamações: chat deste site, WhatsApp ${contact.whatsappShown}, telefone ${contact.phoneShown} (todos os dias, das 8h às 22h) ou ${contact.email}.`,
      ],
    },
  ],
}
