import type { Trouble } from '../../reading-labels.ts'

const page = '(foto|post|postagem|video|perfil|conta|canal|publicacao|pagina|reels?|insta*|tiktok)'

/** How people say what went wrong, so that the ticket can name it. */
export const troubleDetails = {
  'charged-twice': `
    (cobr|pag|debit|descont|pix)[a-z]* … (duas vezes|2 vezes|2 ?x|dois pix|em dobro|dobrad[oa]|duplicad[oa]|em duplicidade)
    cobranca (dupla|duplicada|em dobro) | (dois|2) (debitos|pix|pagamentos) | duas cobrancas
  `,
  'other-page': `
    ${page} errad[oa] | (em|num|numa|no|na|pra|para|pro|pruma?) (um |uma )?outr[oa] ${page} | ${page} d[ea] outr[oa]
    ${page} trocad[oa]
  `,
  'never-came': `
    (nao|nunca|jamais|nem) … (cheg|receb|entreg|vei|vier|caiu|cair|entr|aparec|sub)[a-z]*
    (zero|nenhum[a]?) (G|seguidor|curtid|inscrit|view|visualiz)[a-z]* | ate (agora|hoje|o momento) (nada|ninguem) | (nada|ninguem) (ate|chegou|veio|entrou|caiu) | cade
  `,
} satisfies Record<Trouble, string>
