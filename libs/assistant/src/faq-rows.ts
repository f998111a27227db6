import { legal } from '@smm/site/legal'

/** Questions with an answer that is one text: how people ask (see `phrases.ts`), and what is answered. A topic is a row. */
export const faqRows = {
  age: {
    asks: `
      tenho 1[0-7] anos
      (filh[oa]|sobrinh[oa]|net[oa]|irma[o]?|crianca|menin[oa]) .. de (1[0-7]|[0-9])(?![0-9]) | crianca
      adolescente | sou (de )?menor | tenho 1[0-7](?= *([?.,!]|$)) | idade | menor(es)? de (idade|18)
      maior(es)? de (idade|18) | de menor
    `,
    answer: `Para comprar é preciso ter ${legal.minimumAge} anos ou a autorização do responsável.`,
  },
} as const
export type FaqTopic = keyof typeof faqRows
