import type { Random } from '../storm/seeded-random.ts'

type Maker = (random: Random) => string

/** Without the last half of a pair where it is cut. */
const repeated = (text: string, random: Random, most: number) => text.repeat(random.whole(1, most))

const links = [
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://instagram.com@evil.example/padaria',
  'https://instagram.com\\@evil.example',
  'https://evil.example#@instagram.com/padaria',
  'https://www.instagram.com:8443/padaria',
  'https://[::1]/padaria',
  'http://169.254.169.254/latest/meta-data',
  'https://www.instagram.com/%2e%2e/%00/padaria',
  'https://www.instagram.com/..;/padaria',
  'https://ínstagram.com/padaria',
  'https://xn--nstagram-i2a.com/padaria',
  'https://www.ｉnstagram.com/padaria',
  'https://youtu.be/',
  'https://www.youtube.com/watch?v=',
  'https://vm.tiktok.com/ZMabc/',
  'https://www.instagram.com/share/BAabc',
  'https://www.tiktok.com/@@@@',
  '@' + 'a'.repeat(200),
  'HTTPS://WWW.INSTAGRAM.COM/PADARIA?x=https://www.instagram.com/outra',
  'https://www.instagram.com/padaria\u202Egpj.exe',
]

/** Addresses of the machine and its network, which nothing may ask. */
const inside = [
  'http://169.254.169.254/latest/meta-data',
  'https://127.0.0.1:3002/api/admin/check',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::ffff:127.0.0.1]/',
  'https://localhost./',
  'https://orders:3002/',
  'https://user:password@10.0.0.8/',
  'gopher://127.0.0.1:6379/_FLUSHALL',
  'file:///etc/passwd',
]

const orders = [
  'quero 500 seguidores https://www.instagram.com/padaria',
  'quero -500 curtidas',
  'quero 1e309 seguidores',
  'quero 9007199254740993 seguidores no instagram',
  'sim',
  'pode gerar o PIX',
  'cancela',
  '0000000000000000 views',
]

/** Texts that some reader of texts has failed at: growing, invisible, unfinished, dangerous where they are shown or run. */
export const texts: Maker[] = [
  (random) => random.pick(links),
  (random) => random.pick(links) + repeated('/a', random, 700),
  (random) => random.pick(orders),
  // NFKC makes 18 characters of this one.
  (random) => repeated('\uFDFA', random, 400),
  // Combining marks that normalization has to sort.
  (random) => `a${repeated('\u0301\u0323', random, 900)}`,
  (random) => repeated('👩‍👩‍👧‍👦', random, 150),
  (random) => repeated('\u200D\uFE0F', random, 800),
  (random) => `${repeated('\u202E', random, 50)}oãtrac`,
  (random) => repeated(String.fromCharCode(0xd800 + random.whole(0, 0x7ff)), random, 300),
  (random) => repeated('\u0000', random, 40),
  (random) => repeated('ŉ\u0345ΐﬃ', random, 400),
  (random) => repeated('1.', random, 900),
  (random) => repeated('R$ 1,', random, 350),
  (random) => repeated('http://', random, 250),
  (random) => repeated('@', random, 1_900),
  (random) => repeated(' ', random, 1_900) + 'x',
  (random) => repeated('não ', random, 450),
  (random) => repeated('\n', random, 900),
  () => `<img src=x onerror=alert(1)>"'\`><script>alert(1)</script>`,
  () => `'; DROP TABLE orders; --`,
  () => '${7*7}{{7*7}}<%= 7*7 %>#{7*7}',
  () => '../../../../etc/passwd%00',
  () => '=HYPERLINK("https://evil.example";"x")',
  () => '\r\nSet-Cookie: smm=1\r\n\r\nHTTP/1.1 200 OK',
  () => '$(sleep 5)`sleep 5`|sleep 5',
  (random) => String(random.pick([-1, 0, 1e309, NaN, 2 ** 53, -0, 1e-9])),
  (random) => Array.from({ length: random.whole(1, 600) }, () => anyCharacter(random)).join(''),
]

const anyCharacter = (random: Random) => String.fromCodePoint(random.whole(1, 0x10ffff))

const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth)
const text = (random: Random) => JSON.stringify(random.pick(texts)(random))

/** Bodies that are JSON, or nearly: deep, wide, of other shapes, with names that a merge would follow. */
export const jsonBodies: Maker[] = [
  (random) => nested('[', ']', random.whole(1, 30_000)),
  (random) => `${'{"a":'.repeat(random.whole(1, 10_000))}1`,
  (random) => nested('{"a":[', ']}', random.whole(1, 5_000)),
  (random) => `[${'1,'.repeat(random.whole(1, 30_000))}1]`,
  (random) => `{${Array.from({ length: random.whole(1, 4_000) }, (_, n) => `"k${n}":${n}`).join()}}`,
  (random) => `{"__proto__":{"isAdmin":true},"username":${text(random)},"password":${text(random)}}`,
  () => '{"constructor":{"prototype":{"isAdmin":true}}}',
  (random) => `{"username":${text(random)},"password":${text(random)},"code":${text(random)}}`,
  (random) => `{"token":${text(random)}}`,
  (random) => `{"endToEndId":${text(random)}}`,
  (random) => `{"status":${text(random)},"isActive":${text(random)},"marginPercent":${text(random)}}`,
  (random) => `{"marginPercent":"${random.whole(-1e9, 1e9)}","isGlobal":"true","platform":null}`,
  (random) => `{"pix":[{"txid":${text(random)},"endToEndId":${text(random)},"valor":${text(random)}}]}`,
  () => '{"a":1,"a":2,"a":[1e400,-1e400]}',
  () => '\uFEFF{"username":"a","password":"b"}',
  () => '{"username":"\\ud800","password":"\\u0000"}',
  () => '{"username":"a","password":"b"',
  () => 'null',
  () => '"texto"',
  (random) => `{"invitation":${text(random)}}`,
  (random) => `{"id":${text(random)},"text":${text(random)},"title":${text(random)}}`,
  (random) => `{"name":${text(random)},"url":${JSON.stringify(random.pick(inside))},"key":${text(random)}}`,
  (random) => `{"kind":"webhook","name":${text(random)},"target":${JSON.stringify(random.pick(inside))}}`,
  (random) => `{"code":${text(random)},"discount":{"kind":"percent","percent":${random.whole(-9, 999)}}}`,
  (random) => random.pick(texts)(random),
]
