import { usedRules } from './used-rules.mjs'

const html = '<main class="page wide"><p class="lead">Oi</p></main>'

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
  ['@keyframes rise{from{opacity:0}to{opacity:1}}', '@keyframes rise{from{opacity:0}to{opacity:1}}'],
])('keeps of %s what the HTML needs', (css, kept) => expect(usedRules(css, html)).toBe(kept))
