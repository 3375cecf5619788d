// A form from the JSON schema of a game's options.

export type Value = string | number | boolean;

interface Common {
  key: string;
  /** What the schema calls it, for games whose phrase book has no name for the option. */
  label: string;
}
export type Field =
  | (Common & { kind: "choice"; values: string[]; usual: string })
  | (Common & { kind: "switch"; usual: boolean })
  | (Common & { kind: "number"; least: number; most: number; usual: number });

type Schema = Record<string, unknown>;

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The schema with what it refers to laid in; what stands beside a reference wins. */
function resolved(schema: Schema, root: Schema, depth = 0): Schema {
  if (depth > 8) return schema;
  const parts = [schema, ...(Array.isArray(schema.allOf) ? schema.allOf.filter(isSchema) : [])];
  const merged = parts.reduceRight<Schema>((sum, part) => {
    const target = typeof part.$ref === "string" ? pointed(part.$ref, root) : undefined;
    const below = target ? resolved(target, root, depth + 1) : {};
    return { ...sum, ...below, ...part };
  }, {});
  return merged;
}

function pointed(reference: string, root: Schema): Schema | undefined {
  if (!reference.startsWith("#/")) return undefined;
  const found = reference
    .slice(2)
    .split("/")
    .reduce<unknown>(
      (at, step) => (isSchema(at) ? at[step.replaceAll("~1", "/").replaceAll("~0", "~")] : undefined),
      root,
    );
  return isSchema(found) ? found : undefined;
}

function texts(schema: Schema): string[] {
  if (Array.isArray(schema.enum)) return schema.enum.filter((value) => typeof value === "string");
  const cases = Array.isArray(schema.oneOf) ? schema.oneOf.filter(isSchema) : [];
  const values = cases.flatMap((one) => (Array.isArray(one.enum) ? (one.enum as unknown[]) : [one.const]));
  return values.every((value) => typeof value === "string") ? values : [];
}

function fieldOf(key: string, schema: Schema): Field | null {
  const label =
    typeof schema.title === "string" ? schema.title : String(schema.description ?? key).replace(/\.$/, "");
  const values = texts(schema);
  const first = values[0];
  if (first !== undefined) {
    const usual = values.find((value) => value === schema.default) ?? first;
    return { key, label, kind: "choice", values, usual };
  }
  if (schema.type === "boolean") return { key, label, kind: "switch", usual: schema.default === true };
  if (schema.type === "integer" || schema.type === "number") {
    const least = typeof schema.minimum === "number" ? schema.minimum : 0;
    const most = typeof schema.maximum === "number" ? schema.maximum : Number.MAX_SAFE_INTEGER;
    const usual = typeof schema.default === "number" ? schema.default : least;
    return { key, label, kind: "number", least, most, usual };
  }
  return null;
}

/** The fields of a form; options of a shape that no form fits keep their usual value and are not shown. */
export function fieldsOf(schema: unknown): Field[] {
  if (!isSchema(schema)) return [];
  const root = resolved(schema, schema);
  if (!isSchema(root.properties)) return [];
  return Object.entries(root.properties).flatMap(([key, property]) => {
    const field = isSchema(property) ? fieldOf(key, resolved(property, schema)) : null;
    return field ? [field] : [];
  });
}

export function defaultsOf(fields: readonly Field[]): Record<string, Value> {
  return Object.fromEntries(fields.map((field) => [field.key, field.usual]));
}

/** Whether there is anything to choose. */
export function isChoice(field: Field): boolean {
  return field.kind !== "choice" || field.values.length > 1;
}
