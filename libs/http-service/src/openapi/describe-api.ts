import type { FastifyInstance, RouteOptions } from 'fastify'
import type { StaffAccess } from '@smm/contracts/access'
import { staffCookie } from '@smm/contracts/staff'

declare module 'fastify' {
  interface FastifyInstance {
    describeApi: () => object
  }
}

type Schema = { type?: string; properties?: Record<string, unknown>; required?: string[] }
type DescribedRoute = Omit<RouteOptions, 'schema'> & {
  access?: StaffAccess
  schema?: { params?: Schema; querystring?: Schema; body?: unknown; response?: Record<string, unknown> }
}

/** Collects the routes under /api from now on; `app.describeApi()` is their OpenAPI document. */
export function collectRoutes(app: FastifyInstance, name: string): void {
  const routes: DescribedRoute[] = []
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/') && route.method !== 'HEAD') routes.push(route as DescribedRoute)
  })
  app.decorate('describeApi', () => describeRoutes(name, routes))
}

/** The schemas of the contracts are JSON Schema, which OpenAPI 3.1 takes as it is. */
function describeRoutes(name: string, routes: readonly DescribedRoute[]): object {
  const sorted = routes.toSorted((a, b) => a.url.localeCompare(b.url, 'en'))
  const byPath = Map.groupBy(sorted, ({ url }) => url.replaceAll(/:(\w+)/g, '{$1}'))
  const operations = (group: DescribedRoute[]) =>
    Object.fromEntries(
      group.flatMap((route) =>
        [route.method].flat().map((method) => [method.toLowerCase(), describeRoute(route)] as const),
      ),
    )
  return {
    openapi: '3.1.0',
    info: { title: `SMM Brasil: ${name}`, version: '1' },
    paths: Object.fromEntries([...byPath].map(([path, group]) => [path, operations(group)])),
    components: {
      securitySchemes: { staff: { type: 'apiKey', in: 'cookie', name: `__Host-${staffCookie}` } },
      schemas: { Refusal: refusal },
    },
  }
}

const refusal = {
  type: 'object',
  required: ['error', 'message'],
  properties: { error: { type: 'string' }, message: { type: 'string' } },
}

const json = (schema: unknown) => ({ content: { 'application/json': { schema } } })

function describeRoute({ url, access, schema = {} }: DescribedRoute): object {
  const named = [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const parameters = [
    ...named.map((name) => parameter('path', name, schema.params?.properties?.[name], true)),
    ...Object.entries(schema.querystring?.properties ?? {}).map(([name, of]) =>
      parameter('query', name, of, schema.querystring?.required?.includes(name) ?? false),
    ),
  ]
  const responses = Object.entries(schema.response ?? { 200: undefined }).map(([status, of]) => [
    status,
    { description: 'Done', ...(of ? json(of) : {}) },
  ])
  return {
    ...(access && {
      security: [{ staff: [] }],
      'x-roles': access.roles,
      ...(access.needsProof && { 'x-needs-proof': true }),
    }),
    ...(parameters.length > 0 && { parameters }),
    ...(schema.body ? { requestBody: { required: true, ...json(schema.body) } } : {}),
    responses: {
      ...Object.fromEntries(responses),
      default: { description: 'Refused', ...json({ $ref: '#/components/schemas/Refusal' }) },
    },
  }
}

const parameter = (location: 'path' | 'query', name: string, schema: unknown, required: boolean) => ({
  name,
  in: location,
  required,
  schema: schema ?? { type: 'string' },
})
