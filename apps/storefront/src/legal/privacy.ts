import { addressLine, brand } from '@smm/site/brand'
import { contact } from '@smm/site/contact'
import { legal } from '@smm/site/legal'
import type { LegalText } from './legal-text.ts'

const officer = brand.dataProtectionOfficer

export const privacy: LegalText = {
  path: '/politica-privacidade',
  name: 'Política de privacidade',
  summary: 'Quais dados usamos, para quê, por quanto tempo e como você manda neles, de acordo com a LGPD.',
  version: `Em vigor desde ${legal.effectiveDateShown}.`,
  sections: [
    {
      id: 'controlador',
      title: 'Quem cuida dos seus dados',
      content: [
        `${brand.legalName}, CNPJ ${brand.cnpj}, ${addressLine()}, é a controladora dos dados tratados neste site e cumpre a Lei Geral de Proteção de Dados (Lei nº 13.709/2018, LGPD).`,
      ],
    },
    {
      id: 'dados',
      title: 'Quais dados tratamos',
      content: [
        'Pedimos o mínimo para vender e entregar:',
        [
          'O link público do perfil, do vídeo ou da publicação e a quantidade pedida.',
          'As mensagens que você escreve no chat.',
          'Os dados do pagamento: valor, data, situação e o identificador da transação PIX.',
          'Dados técnicos necessários para o site funcionar e ficar seguro, como endereço IP, data e hora do acesso.',
          'Nome e e-mail, apenas se você os informar ao falar com o atendimento.',
          'O e-mail em que você pedir avisos de um pedido, só depois de confirmado por você.',
        ],
        'Nunca pedimos a senha das suas redes sociais, e pedimos que você não a escreva no chat.',
      ],
    },
    {
      id: 'finalidades',
      title: 'Para que usamos e com qual base legal',
      content: [
        [
          'Montar o orçamento, receber o pagamento, entregar o pedido e cumprir a garantia: execução de contrato (art. 7º, V).',
          'Guardar registros fiscais e de acesso: obrigação legal (art. 7º, II).',
          'Prevenir fraudes e proteger o site: legítimo interesse (art. 7º, IX).',
          'Responder a dúvidas e pedidos: execução de contrato ou legítimo interesse.',
          'Mandar avisos do pedido por e-mail: seu consentimento (art. 7º, I), que você retira com um toque.',
        ],
        'Não vendemos seus dados e não os usamos para publicidade de terceiros.',
      ],
    },
    {
      id: 'decisoes-automatizadas',
      title: 'O assistente do chat',
      content: [
        'O chat usa um assistente automático para reconhecer o link, sugerir pacotes e calcular o preço. Ele não toma decisões que afetem seus direitos. Você pode pedir, a qualquer momento, para falar com uma pessoa.',
      ],
    },
    {
      id: 'compartilhamento',
      title: 'Com quem compartilhamos',
      content: [
        [
          'O banco ou a instituição de pagamento, para gerar e confirmar o PIX.',
          ...(brand.modelProvider
            ? [
                `${brand.modelProvider}, cujo modelo de linguagem ajuda o assistente a entender as mensagens do chat. Recebe o texto sem endereços, senhas, e-mails nem números longos, e não decide preço nem pedido.`,
              ]
            : []),
          'O fornecedor que executa a entrega, que recebe apenas o link público e a quantidade.',
          'O Instagram ou o TikTok, quando você cola um link do botão Compartilhar: perguntamos à rede a que página ele leva, sem dizer quem enviou.',
          'Quem hospeda o site e os nossos sistemas, e quem entrega os nossos e-mails.',
          'Autoridades, quando a lei exigir.',
        ],
        'Alguns desses fornecedores podem estar fora do Brasil. Nesse caso, a transferência segue os arts. 33 a 36 da LGPD.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies e armazenamento no aparelho',
      content: [
        'Usamos apenas o necessário: um cookie que reconhece sua conversa no chat, outro que dura meia hora e mantém aberta a página do pedido que você acompanha, e uma cópia das últimas mensagens no seu próprio aparelho, para você não perder a conversa se a conexão cair. Não usamos cookies de publicidade nem de rastreamento. O botão “Resetar Chat” apaga a cópia do aparelho e a conversa que está com a gente. Se nela você fez um pedido que foi pago ou espera pagamento, guardamos o que foi dito, só para a nossa equipe poder ajudar com ele, pelo prazo da próxima seção.',
      ],
    },
    {
      id: 'prazo',
      title: 'Por quanto tempo guardamos',
      content: [
        `Os dados do pedido e do pagamento ficam guardados pelo prazo das leis fiscais e de defesa do consumidor, ${legal.orderYears} anos; depois, o pedido perde o link e tudo o que leva a você. As conversas são apagadas ${legal.conversationDays} dias depois da sua última visita ao chat; só ficam mais tempo enquanto houver um pedido em andamento ou um chamado aberto. O e-mail dos avisos é apagado quando você os encerra, 7 dias depois se não for confirmado, ou 40 dias depois do fim dos pedidos. Os registros de acesso (endereço IP, data e hora) ficam por ${legal.accessRecordMonths} meses, como manda o Marco Civil da Internet. Depois desses prazos, apagamos ou tornamos os dados anônimos. As cópias de segurança duram até 35 dias, e o que foi apagado a seu pedido é apagado de novo se uma delas for restaurada.`,
      ],
    },
    {
      id: 'seguranca',
      title: 'Como protegemos',
      content: [
        'As conexões são criptografadas, o acesso aos dados é restrito a quem precisa deles e os sistemas registram o que é feito. Se houver um incidente que possa causar risco ou dano relevante, avisaremos você e a Autoridade Nacional de Proteção de Dados (ANPD).',
      ],
    },
    {
      id: 'direitos',
      title: 'Os seus direitos',
      content: [
        'A LGPD (art. 18) garante que você pode:',
        [
          'Confirmar se tratamos seus dados e acessá-los.',
          'Corrigir dados incompletos, inexatos ou desatualizados.',
          'Pedir a anonimização, o bloqueio ou a eliminação de dados desnecessários ou tratados em desacordo com a lei.',
          'Pedir a portabilidade dos dados.',
          'Saber com quem os compartilhamos.',
          'Revogar o consentimento e saber o que acontece se não o der.',
          'Opor-se a um tratamento e reclamar à ANPD.',
        ],
        `O jeito mais rápido é pedir no chat, no aparelho em que você conversou com a gente: escreva “quero uma cópia dos meus dados” ou “quero apagar meus dados”. Você recebe um protocolo na hora e a resposta em até ${legal.dataRequestDays} dias. Apagamos a conversa e os chamados; dos pedidos ficam só o que as leis fiscais pedem, como o valor, as datas e o identificador do PIX, sem ligação com você.`,
        `Pelos outros canais, respondemos em até ${legal.dataRequestWorkingDays} dias úteis. Podemos pedir uma confirmação de que os dados são seus.`,
      ],
    },
    {
      id: 'encarregado',
      title: 'Fale com o encarregado de dados',
      content: [
        `${officer.name}: ${officer.email}. Atendimento de segunda a sexta, das 9h às 18h, com resposta em até ${legal.dataRequestWorkingDays} dias úteis.`,
        `Se preferir, use os outros canais: WhatsApp ${contact.whatsappShown} ou ${contact.email}.`,
      ],
    },
    {
      id: 'criancas',
      title: 'Crianças e adolescentes',
      content: [
        `Os nossos serviços são para maiores de ${legal.minimumAge} anos ou para quem tem a autorização do responsável legal. Se soubermos que tratamos dados de uma criança sem essa autorização, nós os apagaremos.`,
      ],
    },
    {
      id: 'mudancas',
      title: 'Mudanças nesta política',
      content: [
        `Avisamos qualquer mudança relevante nesta página com pelo menos ${legal.changeNoticeDays} dias de antecedência.`,
      ],
    },
  ],
}
