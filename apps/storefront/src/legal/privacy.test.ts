it('the policy names whoever runs a language model over messages, once one is set', async () => {
  process.env['SITE_MODEL_PROVIDER'] = 'Modelos Exemplo S.A.'
  const { privacy } = await import('./privacy.ts')
  const shared = privacy.sections.find(({ id }) => id === 'compartilhamento')
  expect(JSON.stringify(shared)).toContain('Modelos Exemplo S.A., cujo modelo de linguagem')
})
