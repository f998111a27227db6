import Type from 'typebox'
import { readConfig } from '@smm/http-service/read-config'

/** The address of a service's database, and that of a superuser where the database has an owner of its own. */
export function readMigrationConfig(service: string, env: NodeJS.ProcessEnv = process.env) {
  const setting = `${service.toUpperCase()}_DATABASE_URL`
  const schema = Type.Object({
    [setting]: Type.String({ minLength: 1 }),
    DATABASE_ADMIN_URL: Type.Optional(Type.String({ minLength: 1 })),
  })
  const settings: Record<string, string | undefined> = readConfig(schema, env)
  return { url: settings[setting] ?? '', adminUrl: settings['DATABASE_ADMIN_URL'] }
}
