import { type Static, Type } from '@sinclair/typebox';

const closed = { additionalProperties: false } as const;
const Line = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[^\\n]+$' });
const Name = Type.String({ pattern: '^[a-z0-9]([a-z0-9-]{0,62}[a-z0-9])?$' });
const Version = Type.String({ pattern: '^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$' });
const Person = Type.Object({ name: Line(200) }, closed);

/** Of the MCP registry; a name has one slash, a version is no range. */
export const ServerJson = Type.Object(
  {
    $schema: Type.Literal('https://static.modelcontextprotocol.io/schemas/2025-09-29/server.schema.json'),
    name: Type.String({ pattern: '^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$', minLength: 3, maxLength: 200 }),
    description: Line(100),
    version: Version,
    packages: Type.Array(
      Type.Object(
        {
          registryType: Type.Literal('npm'),
          identifier: Line(200),
          version: Version,
          transport: Type.Object({ type: Type.Literal('stdio') }, closed),
          packageArguments: Type.Array(Type.Object({ type: Type.Literal('positional'), value: Line(200) }, closed)),
          environmentVariables: Type.Array(
            Type.Object(
              {
                name: Type.String({ pattern: '^[A-Z][A-Z0-9_]*$' }),
                description: Type.String({ minLength: 1 }),
                isRequired: Type.Boolean(),
                isSecret: Type.Boolean(),
                default: Type.Optional(Type.String()),
              },
              closed,
            ),
          ),
        },
        closed,
      ),
      { minItems: 1 },
    ),
  },
  closed,
);
export type ServerJson = Static<typeof ServerJson>;

/** `.claude-plugin/plugin.json`. */
export const PluginJson = Type.Object(
  {
    name: Name,
    version: Version,
    description: Line(1024),
    author: Person,
    license: Line(100),
    keywords: Type.Array(Line(64)),
  },
  closed,
);

/** `.claude-plugin/marketplace.json`. */
export const MarketplaceJson = Type.Object(
  {
    name: Name,
    owner: Person,
    metadata: Type.Object({ description: Line(1024), version: Version }, closed),
    plugins: Type.Array(
      Type.Object({ name: Name, source: Type.String({ pattern: '^\\./' }), description: Line(1024), version: Version }, closed),
      { minItems: 1 },
    ),
  },
  closed,
);
