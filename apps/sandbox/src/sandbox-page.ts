export const clock = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})

/** A page of the sandbox; `body` is HTML. */
export const sandboxPage = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; color: #1c2430 }
textarea { width: 100%; box-sizing: border-box; font: inherit; padding: .5rem }
button { font: inherit; padding: .5rem 1.25rem; border: 0; border-radius: .5rem; background: #0b6e4f; color: #fff; cursor: pointer }
table { width: 100%; border-collapse: collapse } td, th { text-align: left; padding: .5rem; border-bottom: 1px solid #d8dee6 }
[role=status] { padding: .75rem 1rem; border-radius: .5rem; background: #e3f4ec } [role=alert] { padding: .75rem 1rem; border-radius: .5rem; background: #fdeaea }
code { font-size: .875rem; overflow-wrap: anywhere }
@media (max-width: 36rem) {
  th { display: none } td { display: block; padding: 0; border: 0 } tr:has(td) { display: block; padding: .75rem 0; border-bottom: 1px solid #d8dee6 }
  .charges tr:has(td) { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 1rem }
  .charges td:nth-child(2) { order: 1 } .charges td:nth-child(4) { grid-area: 1 / 2 / 4; align-self: center } button { min-height: 2.75rem }
  .charges td:nth-child(3)::before { content: 'vence em ' }
}
</style>
</head>
<body>
<h1>${escape(title)}</h1>
${body}
</body>
</html>
`

export const escape = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
