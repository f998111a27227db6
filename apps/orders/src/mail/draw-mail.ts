import { addressLine, brand } from '@smm/site/brand'
import { contact } from '@smm/site/contact'

/** The words of a mail, before it has a look. */
export type Letter = {
  subject: string
  title: string
  lines: string[]
  facts?: Array<[name: string, value: string]>
  button: { name: string; url: string }
  /** Why the reader gets it. */
  reason: string
  /** The name of the link that ends the mails. */
  endName: string
}

type Links = { end: string; shop: string }

const seller = `${brand.legalName}, CNPJ ${brand.cnpj}. ${addressLine()}.`

/** A letter as plain text and as HTML that says the same. */
export const drawMail = (letter: Letter, links: Links): { text: string; html: string } => ({
  text: textOf(letter, links),
  html: htmlOf(letter, links),
})

const textOf = ({ title, lines, facts = [], button, reason, endName }: Letter, { end }: Links) =>
  [
    title,
    ...lines,
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    `${button.name}:\n${button.url}`,
    `Dúvidas? Responda pelo chat da loja ou escreva para ${contact.email}.`,
    `-- \n${reason}\n${endName}: ${end}\n${seller}`,
  ]
    .filter(Boolean)
    .join('\n\n')

// Mail programs drop most styles: a table that centres, styles on each element, and the dark colours of those that know them.
const htmlOf = (
  { subject, title, lines, facts = [], button, reason, endName }: Letter,
  { end, shop }: Links,
) =>
  `<!DOCTYPE html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
<style>
@media (prefers-color-scheme: dark) {
  .ground { background: #0b1a14 !important }
  .card { background: #12261d !important; border-color: #274336 !important }
  .ink { color: #eaf3ec !important }
  .soft, .soft a { color: #b4c6ba !important }
  .fact { border-color: #274336 !important }
  .name { color: #ffcb2e !important }
  .button { background: #ffcb2e !important; color: #1d1a03 !important }
}
</style>
</head>
<body class="ground" style="margin:0;background:#f5f7f0">
<div style="display:none;max-height:0;overflow:hidden">${escape(lines[0] ?? '')}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="ground" style="background:#f5f7f0">
<tr><td align="center" style="padding:24px 16px;${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td style="padding:0 4px 14px;${font}"><a class="name" href="${escape(shop)}" style="color:#0a6a47;font-size:18px;font-weight:700;text-decoration:none">${escape(brand.name)}</a></td></tr>
<tr><td class="card" style="padding:28px 24px;background:#ffffff;border:1px solid #d6dfd1;border-radius:16px;${font}">
<h1 class="ink" style="margin:0 0 14px;font-size:24px;line-height:1.25;letter-spacing:-0.02em;color:#0d2118">${escape(title)}</h1>
${lines.map((line) => `<p class="ink" style="margin:0 0 12px;font-size:16px;line-height:1.55;color:#0d2118">${escape(line)}</p>`).join('\n')}
${facts.length > 0 ? factTable(facts) : ''}
<p style="margin:22px 0 0"><a class="button" href="${escape(button.url)}" style="${buttonStyle}">${escape(button.name)}</a></p>
</td></tr>
<tr><td class="soft" style="padding:18px 4px 0;font-size:13px;line-height:1.6;color:#5a6b61;${font}">
Dúvidas? Responda pelo chat da loja ou escreva para <a href="mailto:${escape(contact.email)}" style="color:#3f5247">${escape(contact.email)}</a>.<br><br>
${escape(reason)} <a href="${escape(end)}" style="color:#3f5247">${escape(endName)}</a>.<br>
${escape(seller)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`

const font = `font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`

const buttonStyle =
  'display:inline-block;padding:14px 26px;background:#0a6a47;color:#ffffff;' +
  'border-radius:14px 14px 14px 4px;font-size:16px;font-weight:600;text-decoration:none'

const factStyle = 'border-top:1px solid #d6dfd1;font-size:14px'

const factTable = (facts: Array<[name: string, value: string]>) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-top:18px">
${facts.map(([name, value]) => factRow(name, value)).join('\n')}
</table>`

const factRow = (name: string, value: string) =>
  `<tr class="fact">
<td class="soft fact" style="padding:9px 12px 9px 0;${factStyle};color:#5a6b61;vertical-align:top;white-space:nowrap">${escape(name)}</td>
<td class="ink fact" style="padding:9px 0;${factStyle};color:#0d2118;text-align:right;word-break:break-word">${escape(value)}</td>
</tr>`

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
