import { example, made } from './made.ts';

const hex = made('hex', 32);
const mixed = made('mixed', 30);
const key = made('mixed', 40);
const base64 = (text: string) => Buffer.from(text).toString('base64');
const pem = (kind: string) => `-----BEGIN ${kind}PRIVATE KEY-----\n${made('mixed', 64)}\n-----END ${kind}PRIVATE KEY-----\n`;

const of = (kind: string, lines: readonly string[]) => lines.map((line) => example(kind, line));

/** Secrets in the forms that files, programs and people have for them, where a name and its value are not simply side by side. */
export const forms = [
  ...of('lines below', [
    'password: |\n  «hunter2secret»',
    'password: >-\n  «hunter2secret»\nuser: ann',
    'db:\n  token: >\n    «abc123def456»\n    «ghi789»\n  next: x',
    '- secret: |-\n    «swordfish»',
    'password:\n  «hunter2»',
    'token: !!str «abc123»',
    'password: &pw «hunter2»',
    `password: !vault |\n  «$ANSIBLE_VAULT;1.1;AES256»\n  «${made('digits', 80)}»`,
  ]),
  ...of('a name that is a value', [
    '{"name":"DB_PASSWORD","value":"«hunter2»"}',
    '{"key":"API_KEY","value":"«abc»"}',
    '{ name: "API_TOKEN", value: "«abc»" }',
    '{"value":"«abc»","name":"API_TOKEN"}',
    'env:\n  - name: DB_PASSWORD\n    value: «hunter2»',
    'env:\n  - name: DB_PASSWORD\n    value: "«hunter2»"',
    '<add key="ApiKey" value="«abc123def»" />',
    '<property name="password" value="«hunter2»"/>',
    '<password value="«hunter2»"/>',
    'localStorage.setItem("token", "«abc»")',
    "req.setHeader('X-Api-Key', '«abc»')",
    '[Environment]::SetEnvironmentVariable("API_KEY", "«abc123def»", "User")',
    'os.environ.setdefault("DB_PASSWORD", "«swordfish»")',
  ]),
  ...of('element', [
    "<token type='x'>«abc123»</token>",
    '<secret><![CDATA[«hunter2»]]></secret>',
    '<ns:password>«hunter2»</ns:password>',
    '<string name="api_key">«abc123def»</string>',
    '<param name="db.password">«hunter2»</param>',
    '<key>APIKey</key>\n<string>«abc123def»</string>',
  ]),
  ...of('cookie', [
    `Cookie: session=«${mixed}»; lang=en`,
    `Cookie: connect.sid=«s%3A${mixed}»`,
    `Set-Cookie: auth=«${mixed}»; HttpOnly; Path=/`,
    `Cookie: .AspNetCore.Cookies=«CfDJ8${made('url', 80)}»`,
    `cookie: a=b; access=«${mixed}»`,
    `curl -b "session=«${mixed}»" h`,
  ]),
  ...of('header of another scheme', [
    `Authorization: SSWS «00${made('url', 40)}»`,
    'Authorization: GenieKey «dd582f58-abc»',
    `Authorization: Bot «${made('mixed', 24)}.abc»`,
    'Authorization: Zoho-oauthtoken «1000.abc.def»',
    `x-functions-key: «${made('mixed', 52)}==»`,
  ]),
  ...of('set without a sign', [
    'setx API_KEY «abc123»',
    'setenv API_TOKEN «abc123»',
    'set -gx DB_PASSWORD «swordfish»',
    'ENV DB_PASSWORD «swordfish»',
    `aws configure set aws_secret_access_key «${key}»`,
    `ngrok authtoken «${made('mixed', 43)}»`,
    'requirepass «hunter2secret»',
    '$s = ConvertTo-SecureString "«hunter2»" -AsPlainText -Force',
    'az login --service-principal -u a -p «hunter2» --tenant t',
    'sqlcmd -S h -U sa -P «hunter2»',
    'ldapsearch -D cn=x -w «hunter2»',
    'zip -P «hunter2» a.zip b',
    '7z a -p«hunter2» a.7z b',
    'htpasswd -b f u «hunter2»',
    'smbclient //h/s -U u%«hunter2»',
    'openssl rsa -passin pass:«hunter2» -in k',
  ]),
  ...of('file of logins', [
    'machine h\n  login u\n  password «hunter2»',
    'machine h login u account x password «hunter2»',
    'default login u password «hunter2»',
    'h:5432:db:user:«hunter2secret»',
    'jdbc:oracle:thin:scott/«tiger1»@//h:1521/x',
  ]),
  ...of('told', [
    'the password is «hunter2»',
    'my api key is «abc123def456ghi789».',
    `API key: «${mixed}»`,
    `secret access key: «${key}»`,
    `AWS Secret Access Key [None]: «${key}»`,
    'mnemonic: «abandon ability able about above absent absorb abstract absurd abuse access accident»',
    'seed phrase: «abandon ability able about above absent absorb abstract absurd abuse access accident»',
    'password = """«hunter2»"""',
  ]),
  ...of('private key, encoded once more', [
    `client-key-data: «${base64(pem('RSA '))}»`,
    `see «${base64(pem(''))}» there`,
    `KEY_B64=«${base64(pem('EC '))}»`,
    `«-----BEGIN+PRIVATE+KEY-----%0A${made('mixed', 64)}%0A-----END+PRIVATE+KEY-----»`,
    `«-----BEGIN%20RSA%20PRIVATE%20KEY-----%0A${made('mixed', 64)}%0A-----END%20RSA%20PRIVATE%20KEY-----»`,
  ]),
  ...of('database', [
    'jdbc:mysql://h/db?user=root&password=«hunter2»',
    'host=h port=5432 dbname=x user=u password=«hunter2» sslmode=require',
    'neo4j+s://neo4j:«hunter2»@h',
    'oracle://scott:«tiger»@h:1521/x',
    'Data Source=h;User ID=sa;Password="«my;pass»";',
    `dsn: https://«${hex}»@o1.ingest.sentry.example/1`,
  ]),
];
