import { usedRules } from './used-rules.mjs'

const html = '<main class="page wide" data-kind="x"><p class="lead">Oi</p></main>'

it.each([
  ['.page{color:red}', '.page{color:red}'],
  ['.card{color:red}', ''],
  ['.page .card{color:red}', ''],
  ['.card,.lead{color:red}', '.lead{color:red}'],
  ['p,a[href$=".pdf"]{color:red}', 'p,a[href$=".pdf"]{color:red}'],
  ['.page:not(.open){color:red}', '.page:not(.open){color:red}'],
  [':root{--ground:#fff}', ':root{--ground:#fff}'],
  ['@media (width>=40em){.wide{color:red}.card{color:red}}', '@media (width>=40em){.wide{color:red}}'],
  ['@media (width>=40em){.card{color:red}}', ''],
  ['.page:hover{color:red}.lead:active{top:1px}a:focus-visible{top:0}', 'a:focus-visible{top:0}'],
  ['.page:not(:hover){color:red}', '.page:not(:hover){color:red}'],
  ['.page[data-sheet]{top:0}.page[data-kind="x"]{top:1px}', '.page[data-kind="x"]{top:1px}'],
  ['.page[data-kind=x]{top:0}.page[data-kind=y]{top:1px}', '.page[data-kind=x]{top:0}'],
  ['.page[data-kind^=y]{top:0}.page[aria-current]{top:1px}', '.page[data-kind^=y]{top:0}'],
  ['.page:disabled{top:0}.page:user-invalid{top:1px}', ''],
  ['@keyframes rise{from{opacity:0}to{opacity:1}}', ''],
  [
    '.lead{animation:.2s rise}@keyframes rise{from{top:0}}',
    '.lead{animation:.2s rise}@keyframes rise{from{top:0}}',
  ],
])('keeps of %s what the HTML needs', (css, kept) => expect(usedRules(css, html)).toBe(kept))
