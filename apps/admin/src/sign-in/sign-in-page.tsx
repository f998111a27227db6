import { useEffect } from 'react'
import { brand } from '@smm/site/brand'
import { Button } from '@smm/ui/button'
import { TextField } from '@smm/ui/field'
import { BrandMark } from '@smm/ui/brand-mark'
import css from './sign-in-page.module.css'
import { useSignIn } from './use-sign-in.ts'

export function SignInPage() {
  const { credentials, change, extraField, extraValue, setExtraValue, error, isPending, onSubmit } =
    useSignIn()
  useEffect(() => {
    document.title = `Acesso ao painel · ${brand.name}`
  }, [])

  return (
    <main className={css.page}>
      <div className={css.card}>
        <div className={css.head}>
          <BrandMark size="2.75rem" />
          <h1 className={css.title}>Painel de administração</h1>
          <p className={css.lead}>Entre com a sua conta da equipe {brand.name}.</p>
        </div>
        <form className={css.form} onSubmit={onSubmit} noValidate>
          <TextField
            label="Usuário"
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            required
            value={credentials.username}
            onChange={change('username')}
          />
          <TextField
            label="Senha"
            name="password"
            type="password"
            autoComplete="current-password"
            required
            value={credentials.password}
            onChange={change('password')}
          />
          {extraField && (
            <TextField
              key={extraField.name}
              {...extraField}
              autoFocus
              required
              value={extraValue}
              onChange={(event) => setExtraValue(event.target.value)}
            />
          )}
          <p className={css.error} role="alert">
            {error}
          </p>
          <Button type="submit" wide disabled={isPending} aria-busy={isPending}>
            {isPending ? 'Logging in...' : 'Login'}
          </Button>
        </form>
      </div>
      <a className={css.back} href="/">
        ← Voltar ao site
      </a>
    </main>
  )
}
