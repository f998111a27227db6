/**
 * All expected refusals, each with its HTTP status and the message shown to people. A code of its own exists only where
 * a client reacts differently to it.
 */
export const refusals = {
  INVALID_REQUEST: [400, 'Dados inválidos.'],
  WRONG_CREDENTIALS: [401, 'Usuário ou senha inválidos.'],
  CODE_NEEDED: [401, 'Informe o código do seu aplicativo autenticador.'],
  WRONG_CODE: [403, 'Código incorreto ou já usado.'],
  NEW_PASSWORD_NEEDED: [401, 'Esta senha vale uma vez só. Escolha a sua.'],
  WRONG_PASSWORD: [403, 'A senha atual não confere.'],
  /** For signed-in staff, before an act that would outlast a stolen session. */
  OWN_CODE_NEEDED: [403, 'Informe também o código do seu aplicativo autenticador.'],
  SAME_PASSWORD: [400, 'A nova senha precisa ser diferente da atual.'],
  COMMON_PASSWORD: [
    400,
    'Esta senha é das primeiras que alguém tentaria. Uma frase de quatro palavras serve.',
  ],
  USERNAME_TAKEN: [409, 'Já existe alguém com este usuário.'],
  LAST_ADMINISTRATOR: [409, 'É o último dono ativo: sem ele ninguém cuidaria dos acessos.'],
  /** Its password is worth the whole shop: no member may read a new one. */
  SETTINGS_ACCOUNT: [409, 'Este acesso é o da instalação: só se renova na máquina da loja.'],
  ROLE_NOT_ALLOWED: [403, 'A sua função não permite isto. Fale com um dono da loja.'],
  /** For signed-in staff whose role demands a second step. */
  SECOND_STEP_NEEDED: [403, 'Ative antes a verificação em duas etapas: a sua função a exige.'],
  SECOND_STEP_DEMANDED: [409, 'A sua função exige a verificação em duas etapas.'],
  /** For signed-in staff: the same request succeeds after `proveIdentity`. */
  PROOF_NEEDED: [403, 'Confirme que é você para continuar.'],
  NOT_SIGNED_IN: [401, 'Faça login para continuar.'],
  FOREIGN_ORIGIN: [403, 'Requisição de origem não permitida.'],
  /** For an order's page whose cookie is over: its link opens it again. */
  LINK_NEEDED: [401, 'Abra de novo o link do seu pedido.'],
  INVALID_SIGNATURE: [401, 'Assinatura inválida.'],
  WEBHOOK_NOT_PUBLIC: [400, 'Informe um endereço https público, sem usuário nem senha.'],
  NO_MAIL_SERVER: [409, 'A loja não tem servidor de e-mail: configure SMTP_URL e MAIL_FROM.'],
  TOO_MANY_CHANNELS: [409, 'São 20 canais no máximo. Remova um antes.'],
  NOT_FOUND: [404, 'Não encontrado.'],
  CONFLICT: [409, 'Alguém alterou isto antes de você. Atualize e tente de novo.'],
  CONVERSATION_HELD: [409, 'Outra pessoa da equipe está atendendo esta conversa.'],
  /** With `onlyIfListed`: linking this id would take the service off sale. */
  ID_NOT_LISTED: [409, 'Este ID não está na lista do fornecedor.'],
  /** The request succeeds with `acceptsUnderFloor`. */
  PRICE_UNDER_FLOOR: [409, 'O preço fica abaixo do piso: o custo do fornecedor mais a margem.'],
  ORIGINAL_NOT_CHARGED: [409, 'Só se risca um preço que este pacote já teve de verdade.'],
  OUTSIDE_SERVICE_LIMITS: [409, 'O fornecedor não aceita esta quantidade num pedido.'],
  LAST_PACKAGE: [409, 'É o último pacote deste produto: as páginas ficariam sem preço.'],
  TIER_NAME_TAKEN: [409, 'Já existe um nível com este nome.'],
  COUPON_CODE_TAKEN: [409, 'Já existe um cupom com este código.'],
  /** For money that came after the coupon of its orders went to somebody else. */
  COUPON_USED_UP: [409, 'O cupom deste pedido já foi usado até o fim. Devolva o pagamento.'],
  SUPPLIER_ADDRESS_NOT_ALLOWED: [
    400,
    'Este endereço não serve: precisa começar com https:// e estar na internet.',
  ],
  SUPPLIER_KEY_REFUSED: [409, 'O fornecedor não aceitou esta chave. Copie-a de novo do painel dele.'],
  TOO_MANY_ATTEMPTS: [429, 'Muitas tentativas. Aguarde um pouco e tente de novo.'],
  SUPPLIER_UNAVAILABLE: [502, 'O fornecedor não respondeu. Tente novamente.'],
  UNAVAILABLE: [503, 'Serviço indisponível no momento. Tente novamente.'],
} as const satisfies Record<string, readonly [status: number, message: string]>

export type RefusalCode = keyof typeof refusals

/** The body of every answer with an error status. */
export type RefusalBody = { error: RefusalCode | 'INTERNAL'; message: string }
