import { globSync } from 'node:fs'
import type { ComponentType } from 'react'
import type { PageTemplate } from '@smm/contracts/pages'
import { eachGroup, eachItem, fillPage } from '@smm/contracts/figures/slots'
import type { Figures } from '@smm/pricing/figures'
import { seedBook, seedFigures } from '@smm/pricing/seed-book'
import { templateFigureOf } from '@smm/pricing/template-figures'
import { centsToDecimal, formatCents, formatQuantity, formatCentsInSentence } from '@smm/pricing/money'
import { twoTierBook } from '@smm/pricing/test-two-tiers'
import type { Package } from '@smm/contracts/prices/price-book'
import { packagesOn } from '@smm/pricing/price-book'
import { faqCategories } from '@smm/site/faq'
import { whatsappLink } from '@smm/site/contact'
import { renderTemplate } from './figures/render-template.ts'
import { pages } from './pages.ts'

const files = globSync('*/*-page.tsx', { cwd: import.meta.dirname })
const templates: Record<string, PageTemplate> = {}
const html: Record<string, string> = {}
const filledWith = (figures: Figures, template: PageTemplate) =>
  fillPage(template, (key) => templateFigureOf(figures, key))

beforeAll(async () => {
  for (const { path, name, head } of pages) {
    const file = files.find((it) => it.endsWith(`/${name}-page.tsx`))
    const { default: Page } = (await import(`./${file}`)) as { default: ComponentType }
    templates[path] = { head, html: renderTemplate(Page) }
    html[path] = filledWith(seedFigures, templates[path]).html
  }
})

const entities: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
}
const textOf = (path: string) =>
  html[path]!.replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[#\w]+;/g, (it) => entities[it] ?? it)
    .replace(/\s+/g, ' ')
const attributesOf = (path: string, name: string) =>
  [...html[path]!.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map((it) =>
    it[1]!.replaceAll('&amp;', '&'),
  )

const landings = [
  '/comprar-seguidores-instagram',
  '/curtidas-instagram',
  '/visualizacoes-youtube',
  '/inscritos-youtube',
  '/seguidores-tiktok',
]
const hubs = ['/todos-servicos', '/smm-brasil']

describe('the route table', () => {
  it('holds every public address of the specification', () => {
    expect(pages.map(({ path }) => path).sort()).toEqual(
      [
        ...['/', ...landings, ...hubs, '/faq', '/precos', '/contato', '/pedido'],
        ...['/politica-privacidade', '/termos'],
      ].sort(),
    )
  })

  it('renders both addresses of the hub as one page with one canonical address', () => {
    expect(html['/smm-brasil']).toBe(html['/todos-servicos'])
    expect(pages.filter(({ name }) => name === 'hub').map(({ head }) => head.canonicalPath)).toEqual([
      '/todos-servicos',
      '/todos-servicos',
    ])
  })
})

describe.each(pages.filter(({ head }) => !head.noIndex))(
  '$path, to search engines,',
  ({ head: template }) => {
    const { head } = filledWith(seedFigures, { head: template, html: '' })

    it('has titles and descriptions short enough for search results', () => {
      expect(head.title.length).toBeGreaterThan(10)
      expect(head.title.length).toBeLessThanOrEqual(60)
      expect(head.description.length).toBeGreaterThan(70)
      expect(head.description.length).toBeLessThanOrEqual(155)
      expect(head.keywords.split(', ').length).toBeGreaterThan(2)
      expect(pages.map((it) => it.path)).toContain(head.canonicalPath)
    })

    it('publishes structured data without a rating', () => {
      const told = JSON.parse(JSON.stringify(head.structuredData)) as Array<Record<string, unknown>>
      expect(told.length).toBeGreaterThan(0)
      for (const it of told)
        expect(it).toMatchObject({ '@context': 'https://schema.org', '@type': expect.any(String) })
      expect(JSON.stringify(told)).not.toMatch(/rating|review/i)
    })
  },
)

it('the page of an order is kept by no search engine, and says before any script what it is', () => {
  const { head } = pages.find(({ path }) => path === '/pedido')!
  expect(head).toMatchObject({ noIndex: true, structuredData: [] })
  expect(textOf('/pedido')).toContain('Abra seu pedido pelo link dele')
  expect(textOf('/pedido')).toContain('Perdeu o link?')
})

describe.each(pages)('$path', ({ path }) => {
  it('has one title, one main part, and names each id once', () => {
    expect(html[path]!.match(/<h1[ >]/g)).toHaveLength(1)
    expect(html[path]!.match(/<main /g)).toHaveLength(1)
    const ids = attributesOf(path, 'id')
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
  })

  it('links only to existing pages, anchors and contacts', () => {
    const known = new Set(pages.map((it) => it.path))
    for (const href of attributesOf(path, 'href')) {
      if (/^(https:\/\/wa\.me\/|mailto:|tel:)/.test(href)) continue
      const [address = '', block] = href.split('#')
      const [page = ''] = address.split('?')
      const target = page === '' ? path : page
      expect([href, known.has(target)]).toEqual([href, true])
      if (block) expect([href, attributesOf(target, 'id').includes(block)]).toEqual([href, true])
    }
  })

  it('opens external links in a new tab', () => {
    const outside = [...html[path]!.matchAll(/<a [^>]*href="https:[^>]*>/g)].map((it) => it[0])
    expect(outside.length).toBeGreaterThan(0)
    const inPage = outside.filter((it) => !it.includes('target="_blank"') || !it.includes('noopener'))
    // The one inside <noscript> may take the page's place.
    expect(inPage.filter((it) => it !== `<a href="${whatsappLink()}">`)).toEqual([])
  })

  it('names the seller', () => {
    for (const text of [
      'SMM Brasil Serviços Digitais Ltda.',
      'CNPJ 12.ABC.345/01DE-35',
      'Avenida Exemplo',
      `© ${new Date().getFullYear()}`,
    ])
      expect(textOf(path)).toContain(text)
  })
})

const texts: Array<[path: string, texts: string[]]> = [
  ['/', ['Chat para Pedidos', 'Instagram, YouTube ou TikTok']],
  ['/', ['1 Copie o Link', '2 Cole no Chat', '3 Escolha o Serviço', '4 Pague com Pix']],
  ['/', ['4,9', '24h', '100%', 'seguidores reais']],
  [
    '/comprar-seguidores-instagram',
    ['a partir de R$ 15', '100 a 50.000', 'R$ 15 e R$ 500', 'em até 30 minutos', '1 a 7 dias'],
  ],
  ['/curtidas-instagram', ['a partir de R$ 8', '50 a 10.000', 'R$ 8 e R$ 300', 'em até 15 minutos']],
  ['/curtidas-instagram', ['R$ 8,00', 'R$ 35,00', 'R$ 150,00', '2.500 curtidas']],
  [
    '/visualizacoes-youtube',
    ['500 a 100.000', 'em até 1 hora', '12 a 48 horas', 'algoritmo do YouTube', 'MAIS POPULAR'],
  ],
  ['/visualizacoes-youtube', ['R$ 12,00', 'R$ 35,00', 'R$ 120,00', 'R$ 400,00']],
  [
    '/inscritos-youtube',
    ['100 a 10.000', 'em até 2 horas', '24 a 72 horas', 'algoritmo do YouTube', 'monetização'],
  ],
  [
    '/inscritos-youtube',
    ['R$ 25,00', 'R$ 80,00', 'R$ 200,00', 'R$ 800,00', '1.000 inscritos', '4.000', 'em 12 meses'],
  ],
  [
    '/seguidores-tiktok',
    ['100 a 50.000', 'em até 30 minutos', '1 a 5 dias', 'algoritmo do TikTok', 'tendência', 'MAIS POPULAR'],
  ],
  ['/seguidores-tiktok', ['R$ 12,00', 'R$ 45,00', 'R$ 180,00', 'R$ 600,00', '10.000']],
  [
    '/todos-servicos',
    ['Começar agora', 'Ver serviços', '50K+', '10M+', '99,8%', '5+', 'Serviço personalizado'],
  ],
  ['/todos-servicos', ['a partir de R$ 15', 'a partir de R$ 8', 'a partir de R$ 12', 'a partir de R$ 25']],
  ['/todos-servicos', ['15–30 min', '1–2h', 'Chamar no WhatsApp']],
  ['/precos', ['até 40% OFF', 'MAIS POPULAR', 'RECOMENDADO', 'MELHOR VALOR', 'TRENDING', 'acima de R$ 500']],
  [
    '/precos',
    ['PIX', 'Cartão de crédito e débito', 'Transferência bancária', 'Carteiras digitais', 'instantânea'],
  ],
  [
    '/faq',
    ['Geral', 'Instagram', 'YouTube', 'TikTok', 'Pagamentos & Garantias', 'Suporte & Técnico', 'Abrir Chat'],
  ],
  [
    '/faq',
    [
      '2 a 5 minutos',
      '5 a 10 minutos',
      '1 a 3 horas',
      '5 e 15 minutos',
      '30 minutos e 1 hora',
      '1 e 2 horas',
      'VIP',
    ],
  ],
  [
    '/contato',
    [
      'WhatsApp',
      'E-mail',
      'Telefone',
      'Chat online',
      'até 2 horas',
      'Horários de atendimento',
      'das 8h às 22h',
    ],
  ],
  [
    '/termos',
    [
      'Versão 2.1',
      '16 de setembro de 2024',
      '30 dias de antecedência',
      '18 anos',
      'São Paulo',
      '30 minutos',
      '(BRL)',
    ],
  ],
  ['/politica-privacidade', ['LGPD', '15 dias úteis', 'segunda a sexta, das 9h às 18h']],
]

it.each(texts)('%s says %j', (path, expected) => {
  for (const text of expected) expect(textOf(path)).toContain(text)
})

const links: Array<[path: string, hrefs: string[]]> = [
  ...landings.map((path): [string, string[]] => [
    path,
    ['/', '/precos', '/todos-servicos', '/faq', '/contato', '/termos', '/politica-privacidade', '#chat'],
  ]),
  ...landings.map((path): [string, string[]] => [path, landings.filter((it) => it !== path)]),
  ...landings
    .slice(2)
    .map((path): [string, string[]] => [path, ['/todos-servicos#youtube', '/todos-servicos#tiktok']]),
  ['/todos-servicos', [...landings, '#chat', '#servicos']],
  [
    '/faq',
    ['/precos', '/contato', '/smm-brasil', '/termos', '/todos-servicos', '/politica-privacidade', '#chat'],
  ],
  ['/faq', ['mailto:suporte@smmbrasil.example']],
  ['/precos', [...landings, '#chat']],
  ['/contato', ['mailto:suporte@smmbrasil.example', 'tel:+551130000000', '#chat', '/pedido']],
]

it.each(links)('%s leads to %j', (path, expected) => {
  expect(attributesOf(path, 'href')).toEqual(expect.arrayContaining(expected))
})

it.each(['/', ...landings, ...hubs, '/precos', '/contato', '/faq'])('%s holds the order chat', (path) => {
  expect(attributesOf(path, 'id')).toContain('chat')
  expect(html[path]).toContain('<textarea')
})

it.each(landings)('%s offers its packages right after the hero, and on the way down', (path) => {
  const places = ['<h1', 'id="pacotes"', 'aria-label="Números"', '>Pedir<', 'id="chat"']
  const found = places.map((it) => html[path]!.indexOf(it))
  expect(found).toEqual(found.toSorted((a, b) => a - b))
  expect(found[0]).toBeGreaterThan(0)
})

it.each(['/', ...landings, ...hubs, '/precos', '/contato'])('%s speaks of the password once', (path) => {
  expect(textOf(path).match(/senha/gi)).toHaveLength(1)
})

it('an empty chat begins with the services, on the page of a service with its packages', () => {
  const starters = (path: string) => html[path]!.split('aria-label="Comece por aqui"')[1]!.split('</ul>')[0]!
  expect(starters('/').match(/data-words="[^"]+ no [^"]+"/g)).toHaveLength(5)
  expect(starters('/curtidas-instagram')).toContain('data-words="Quero 500 curtidas no Instagram"')
  expect(starters('/curtidas-instagram')).toContain('R$ 35,00')
})

it('the shop’s own figures take the place of claims, where there are some', () => {
  const shop = {
    completedOrders: 12_345,
    starts: [{ platform: 'instagram', serviceType: 'followers', medianMinutes: 12 } as const],
  }
  const own = (path: string) => filledWith({ ...seedFigures, shop }, templates[path]!).html
  expect(own('/')).toMatch(/pedidos concluídos<\/dt><dd>12\.345/)
  expect(own('/')).not.toContain('50K+')
  expect(own('/comprar-seguidores-instagram')).toMatch(/na metade dos pedidos<\/dt><dd>12 min/)
  expect(html['/']).toContain('50K+')
  expect(html['/']).not.toContain('pedidos concluídos')
})

it.each(landings)('%s asks and answers five questions, one open at a time', (path) => {
  expect(html[path]!.match(/<details [^>]*name="perguntas"/g)).toHaveLength(5)
})

it('the help page holds every question of every category', () => {
  faqCategories.forEach(({ questions }, i) => {
    expect(html['/faq']!.match(new RegExp(`<details [^>]*name="categoria-${i}"`, 'g'))).toHaveLength(
      questions.length,
    )
    for (const { question, answer } of questions) {
      expect(textOf('/faq')).toContain(question)
      expect(textOf('/faq')).toContain(answer)
    }
  })
})

it.each([
  ['instagram', 'followers', 4],
  ['instagram', 'likes', 3],
  ['youtube', 'subscribers', 4],
  ['youtube', 'views', 4],
  ['tiktok', 'followers', 3],
] as const)(
  'the prices page shows each %s %s package with both its prices',
  (platform, serviceType, count) => {
    const packages = packagesOn(seedBook, 'prices', { platform, serviceType })
    expect(packages).toHaveLength(count)
    for (const it of packages) {
      const [price, original] = [formatCents(it.priceCents), formatCents(it.originalCents!)]
      expect(textOf('/precos')).toContain(`${it.name} `)
      expect(textOf('/precos')).toContain(`De ${original} por ${price}`)
      const quantity = formatQuantity(it.quantity).replace('.', '\\.')
      expect(textOf('/precos')).toMatch(
        new RegExp(` ${quantity} (seguidores|curtidas|inscritos|visualizações) `),
      )
    }
  },
)

describe('with another price book', () => {
  const changed = (change: (it: Package, index: number) => Package[]): Figures => ({
    packages: seedBook.map((product, index) => ({
      ...product,
      minimum: product.minimum + 1,
      maximum: product.maximum + 1,
      commonUpToCents: product.commonUpToCents && product.commonUpToCents + 10_000_000,
      packages: product.packages.flatMap((it, place) => change(it, 10 * index + place)),
    })),
  })
  const wholeText = (path: string, figures: Figures) => {
    const filled = filledWith(figures, templates[path]!)
    return JSON.stringify(filled.head) + filled.html
  }
  const amountsIn = (text: string) => text.match(/R\$ \d[\d.]*(,\d\d)?|(?<=")\d+\.\d\d(?=\\?")/g) ?? []

  it.each(pages)('$path has no figure of the old one', ({ path }) => {
    const dearer = changed((it, i) => [
      { ...it, priceCents: 9_000_001 + 100 * i, originalCents: it.originalCents && 11_000_001 + 100 * i },
    ])
    const old = seedBook.flatMap((product) => [
      ...product.packages.flatMap((it) => [it.priceCents, it.originalCents ?? it.priceCents]),
      product.commonUpToCents ?? 0,
    ])
    const oldTexts = old.flatMap((cents) => [
      formatCents(cents),
      formatCentsInSentence(cents),
      centsToDecimal(cents),
    ])
    const text = wholeText(path, dearer)
    const discountThreshold = 'R$ 500'
    const stale = amountsIn(text).filter((it) => oldTexts.includes(it) && it !== discountThreshold)
    expect(stale).toEqual([])
    expect(text).not.toContain('40%')
    for (const { minimum, maximum } of seedBook)
      expect(text).not.toContain(`de ${formatQuantity(minimum)} a ${formatQuantity(maximum)}`)
  })

  it('moves a badge, drops a struck-through price and a package, and promises no discount without one', () => {
    const other = changed((it) =>
      it.quantity === 100 ? [] : [{ ...it, originalCents: null, isPopular: false, badge: null }],
    )
    const text = wholeText('/precos', other)
    expect(text).not.toMatch(/<s>|OFF|MAIS POPULAR|TRENDING|Starter/)
    expect(text).toContain('MELHOR VALOR')
    expect(text).toContain('Growth')
    expect(text).not.toMatch(/"value":100,/)
    const badged = changed((it) => [{ ...it, badge: it.quantity === 100 ? 'RECOMENDADO' : null }])
    expect(wholeText('/precos', badged)).toMatch(
      /<article class="favourite"><header[^>]*><h3[^>]*>Starter<\/h3>.{0,80}RECOMENDADO/,
    )
  })

  it('shows packages that the seed book has not, in their order', () => {
    const added = (it: Package, quantity: number): Package => {
      const name = quantity === 1_000_000 ? 'De <festa>' : `${formatQuantity(quantity)} a mais`
      return { ...it, quantity, name, priceCents: 8_888_800 + (quantity % 10), badge: null, isPopular: false }
    }
    const larger = changed((it, i) => {
      if (i === 0) return [added(it, 7), it]
      return it.quantity === 500 ? [it, added(it, 751), added(it, 752)] : [it]
    })
    const all = larger.packages.map((it) => ({
      ...it,
      packages: [...it.packages, added(it.packages[0]!, 1_000_000)],
    }))
    const prices = wholeText('/precos', { packages: all })
    const landing = wholeText('/comprar-seguidores-instagram', { packages: all })
    for (const text of [prices, landing]) {
      expect(text).not.toContain(eachItem)
      const values = [...text.matchAll(/"value":(\d+),"unitText":"seguidores"/g)].map(([, value]) =>
        Number(value),
      )
      expect(values.slice(0, 8)).toEqual([7, 100, 500, 751, 752, 1_500, 5_000, 1_000_000])
      expect(text).toContain('"name":"751 a mais","price":"88888.01"')
      expect(text).toMatch(/<h3[^>]*>Pacote<\/h3><\/header><p[^>]*><strong>752<\/strong> <!-- -->seguidores/)
      expect(text).toContain('<h3 class="name">De &lt;festa&gt;</h3>')
      expect(text).toContain('"De <festa>"')
    }
    const quantities = [...landing.matchAll(/data-words="Quero ([\d.]+) seguidores no Instagram"/g)].map(
      ([, it]) => it,
    )
    const inOrder = ['7', '100', '500', '751', '752', '1.500', '5.000', '1.000.000']
    expect(quantities).toEqual([...inOrder, ...inOrder])
    expect(landing).toContain('a partir de R$ 88.888,07')
    const drawn = wholeText('/', { packages: all }).matchAll(
      /<span class="(?:choice|chosen)"><span>([\d.]+)<!-- --> seguidores/g,
    )
    expect([...drawn].map(([, it]) => it)).toEqual(inOrder)
    expect(prices).toContain('href="/comprar-seguidores-instagram?pacote=751#chat"')
    expect(prices).toContain('Comprar seguidores: 751 seguidores por R$ 88.888,01')
  })

  describe('a product in two tiers', () => {
    const filled = (path: string) => filledWith({ packages: twoTierBook }, templates[path]!)
    const landing = '/comprar-seguidores-instagram'

    it.each([
      ['/precos', 'Seguidores no Instagram: Premium com reposição'],
      [landing, 'Seguidores no Instagram: Premium com reposição'],
    ])('%s shows the packages of each under its name and sentence', (path, heading) => {
      const { html: text } = filled(path)
      const [standard, premium] = text.split(`${heading}</h2>`)
      expect(standard).toMatch(/: Padrão<\/h2>.*Entrega rápida, sem reposição\.<\/li>.*R\$ 45,00/s)
      expect(standard).not.toContain('R$ 90,00')
      expect(premium).toMatch(
        /^<\/?[^:]*Perfis brasileiros, com reposição por um ano\.<\/li>.*R\$ 90,00.*RECOMENDADO.*R\$ 240,00.*R\$ 600,00/s,
      )
      expect(text.split('RECOMENDADO').length).toBe(html[path]!.split('RECOMENDADO').length + 1)
      expect(text).not.toMatch(new RegExp(`[${eachGroup}${eachItem}\uE000]`))
      const ids = [...text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
      expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
    })

    it('a card orders its tier, by an address or by words', () => {
      expect(filled('/precos').html).toContain(
        `href="${landing}?pacote=500&amp;nivel=Premium%20com%20reposi%C3%A7%C3%A3o#chat"`,
      )
      expect(filled('/precos').html).toContain(`href="${landing}?pacote=500&amp;nivel=Padr%C3%A3o#chat"`)
      for (const tier of ['Padrão', 'Premium com reposição'])
        expect(filled(landing).html).toContain(`data-words="Quero 500 seguidores no Instagram, ${tier}"`)
    })

    it('tells search engines the offers of both', () => {
      const head = JSON.stringify(filled(landing).head)
      expect(head).toContain('"name":"Growth: Padrão","price":"45.00"')
      expect(head).toContain('"name":"Growth: Premium com reposição","price":"90.00"')
      expect(head).not.toContain(eachGroup)
    })

    it('leaves the pages of other products as they are', () => {
      for (const path of ['/curtidas-instagram', '/faq', '/']) expect(filled(path).html).toBe(html[path])
    })
  })

  it('finds a figure of the seed book for every slot', () => {
    for (const template of Object.values(templates)) {
      const missing: string[] = []
      fillPage(template, (key) => {
        const figure = templateFigureOf(seedFigures, key)
        const mayLack = /^(original|badge|best|shop|tier)/.test(key) || /^[\uE002\uE003]/.test(key)
        if (figure === undefined && !mayLack) missing.push(key)
        return figure
      })
      expect(missing).toEqual([])
    }
  })
})
