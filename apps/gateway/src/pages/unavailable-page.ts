import { brand } from '@smm/site/brand'

/** Shown while the build of a page has never been readable since the start. */
export const unavailablePage = [
  '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
  `<meta name="robots" content="noindex"><title>Voltamos já | ${brand.name}</title></head><body><main>`,
  '<h1>Voltamos já</h1><p>Esta página está sendo atualizada. Tente de novo em alguns instantes.</p>',
  '<p><a href="/">Ir para o início</a></p></main></body></html>',
].join('')
