/** Stands above every page of a demonstration, the panel too. It does without scripts and the styles of the page. */
export const demoMark = {
  html: '<aside class="demo-mark" aria-label="Demonstração"><b>Demonstração</b> Pedidos e pagamentos são exemplos.</aside>',
  css: [
    // Its height: what is laid over a page leaves it free.
    ':root{--demo-mark:24px}',
    '.demo-mark{position:relative;z-index:2147483647;box-sizing:border-box;margin:0;padding:4px 12px;',
    'background:#ffd45c;color:#3a2900;font:500 12px/16px system-ui,sans-serif;text-align:center}',
    '.demo-mark b{font-weight:700;margin-right:4px}',
  ].join(''),
}
