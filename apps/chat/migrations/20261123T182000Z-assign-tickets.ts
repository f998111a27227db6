import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE tickets
      ADD COLUMN assignee text,
      ADD COLUMN waiting_since timestamptz NOT NULL DEFAULT now();
    UPDATE tickets SET waiting_since = created_at;
    CREATE TABLE canned_replies (
      id uuid PRIMARY KEY,
      title text NOT NULL,
      text text NOT NULL,
      changed_at timestamptz NOT NULL DEFAULT now()
    );
    INSERT INTO canned_replies (id, title, text) VALUES
      (gen_random_uuid(), 'Pedido em andamento', 'Oi! Seu pedido {pedido}, de {quantidade} {servico}, está em andamento. A entrega é gradual, para o perfil crescer de forma natural, e você acompanha tudo aqui no chat.'),
      (gen_random_uuid(), 'Perfil fechado', 'Oi! Para o pedido {pedido} continuar, o perfil precisa estar aberto ao público. Pode abrir e me avisar por aqui? Depois da entrega, você fecha de novo quando quiser.'),
      (gen_random_uuid(), 'Link não abre', 'Oi! O link do pedido {pedido} não abriu para nós: {link} Pode me mandar o link certo?'),
      (gen_random_uuid(), 'Reposição pedida', 'Oi! Pedi a reposição do pedido {pedido}. A garantia vale por 30 dias, e a reposição não custa nada.'),
      (gen_random_uuid(), 'Reembolso a caminho', 'Oi! O reembolso do pedido {pedido} foi aprovado. O valor volta por PIX para a conta que fez o pagamento.');
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP TABLE canned_replies;
    ALTER TABLE tickets DROP COLUMN assignee, DROP COLUMN waiting_since;
  `.execute(db)
}
