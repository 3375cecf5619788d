// A form from the JSON schema of a game's options.
import type { PackCard } from "../wire/wire";

export type Value = string | number | boolean | null | { [key: string]: Value };
export type Values = Record<string, Value>;

interface Common {
  key: string;
  /** What the schema calls it, for games whose phrase book has no name for the option. */
  label: string;
  /** The values of other options with which it means something. */
  when?: Record<string, string>;
}
export interface Choice extends Common {
  kind: "choice";
  values: string[];
  usual: string;
  /** What some of the values ask for besides. */
  parts?: Record<string, Field[]>;
}
export interface Count extends Common {
  kind: "number";
  least: number;
  most: number;
  /** None where the game finds a number by itself. */
  usual: number | null;
  /** Whether it may be left to the game. */
  free?: boolean;
}
export type Field = Choice | Count | (Common & { kind: "switch"; usual: boolean });

/** So many numbers are laid out to be clicked. */
const FEW = 6;

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

type Case = [value: string, parts: Field[]];

/** One of several shapes: bare words, or a word with what it asks for besides. */
function casesIn(one: Schema, root: Schema): Case[] | null {
  const words = Array.isArray(one.enum) ? (one.enum as unknown[]) : "const" in one ? [one.const] : [];
  if (words.length > 0)
    return words.every((word) => typeof word === "string") ? words.map((word) => [word, []]) : null;
  const [only, ...others] = isSchema(one.properties) ? Object.entries(one.properties) : [];
  return only && others.length === 0 && isSchema(only[1])
    ? [[only[0], fieldsIn(resolved(only[1], root), root)]]
    : null;
}

function casesOf(schema: Schema, root: Schema): Case[] {
  if (Array.isArray(schema.enum)) return schema.enum.filter((value) => typeof value === "string").map(bare);
  const shapes = (Array.isArray(schema.oneOf) ? schema.oneOf.filter(isSchema) : []).map((one) =>
    casesIn(resolved(one, root), root),
  );
  return shapes.some((cases) => cases === null) ? [] : shapes.flatMap((cases) => cases ?? []);
}
const bare = (value: string): Case => [value, []];

function whenOf(schema: Schema): Pick<Common, "when"> {
  const said = schema["x-when"];
  if (!isSchema(said)) return {};
  return { when: Object.fromEntries(Object.entries(said).map(([key, value]) => [key, String(value)])) };
}

function fieldOf(key: string, schema: Schema, root: Schema): Field | null {
  const label =
    typeof schema.title === "string" ? schema.title : String(schema.description ?? key).replace(/\.$/, "");
  const common = { key, label, ...whenOf(schema) };
  const cases = casesOf(schema, root);
  const values = cases.map(([value]) => value);
  const first = values[0];
  if (first !== undefined) {
    const given = isSchema(schema.default) ? Object.keys(schema.default)[0] : schema.default;
    const usual = values.find((value) => value === given) ?? first;
    const more = cases.filter(([, fields]) => fields.length > 0);
    const parts = more.length > 0 ? { parts: Object.fromEntries(more) } : {};
    return { ...common, kind: "choice", values, usual, ...parts };
  }
  const types = Array.isArray(schema.type) ? (schema.type as unknown[]) : [schema.type];
  if (types.includes("boolean")) return { ...common, kind: "switch", usual: schema.default === true };
  if (types.includes("integer") || types.includes("number")) {
    const least = typeof schema.minimum === "number" ? schema.minimum : 0;
    const most = typeof schema.maximum === "number" ? schema.maximum : Number.MAX_SAFE_INTEGER;
    const free = types.includes("null") ? { free: true } : {};
    if (free.free && most - least >= FEW) return null;
    const usual = typeof schema.default === "number" ? schema.default : free.free ? null : least;
    return { ...common, kind: "number", least, most, usual, ...free };
  }
  return null;
}

function fieldsIn(schema: Schema, root: Schema): Field[] {
  if (!isSchema(schema.properties)) return [];
  return Object.entries(schema.properties).flatMap(([key, property]) => {
    const field = isSchema(property) ? fieldOf(key, resolved(property, root), root) : null;
    return field ? [field] : [];
  });
}

/** The fields of a form, those on which others depend first; options of a shape that no form fits keep their usual value and are not shown. */
export function fieldsOf(schema: unknown): Field[] {
  const fields = isSchema(schema) ? fieldsIn(resolved(schema, schema), schema) : [];
  const leads = ({ key }: Field) => fields.some(({ when = {} }) => key in when);
  return [...fields.filter(leads), ...fields.filter((field) => !leads(field))];
}

export function defaultsOf(fields: readonly Field[]): Values {
  return Object.fromEntries(
    fields.map((field) => [field.key, field.kind === "choice" ? chosenAs(field, field.usual) : field.usual]),
  );
}

/** What is chosen among the values of a field. */
export function caseOf(field: Choice, value: Value | undefined): string {
  const word = typeof value === "object" && value !== null ? Object.keys(value)[0] : value;
  return field.values.find((one) => one === word) ?? field.usual;
}

/** A choice as the game wants to be told: with what it asks for besides, as usual at first. */
export function chosenAs(field: Choice, word: string): Value {
  const parts = field.parts?.[word];
  return parts ? { [word]: defaultsOf(parts) } : word;
}

/** What is chosen besides. */
export function partsOf(value: Value | undefined): Values {
  const [parts] = typeof value === "object" && value !== null ? Object.values(value) : [];
  return typeof parts === "object" && parts !== null ? parts : {};
}

/** The fields that mean something beside the others as they are. */
export function fitting(fields: readonly Field[], values: Values): Field[] {
  return fields.filter(({ when = {} }) =>
    Object.entries(when).every(([key, word]) => {
      const other = fields.find((field) => field.key === key);
      return other?.kind !== "choice" || caseOf(other, values[key]) === word;
    }),
  );
}

/** The fields without the words that the chosen content pack cannot be played with. */
export function offered(fields: readonly Field[], packs: readonly PackCard[], values: Values): Field[] {
  const refused = packs.find(({ name }) => name === values["pack"])?.refused ?? {};
  return fields.map((field) =>
    field.kind === "choice"
      ? { ...field, values: field.values.filter((word) => !refused[field.key]?.includes(word)) }
      : field,
  );
}

/** What was chosen, with the usual word where the chosen one is not offered any more. */
export function settled(fields: readonly Field[], values: Values): Values {
  const kept = fields.flatMap((field): [string, Value][] => {
    const value = values[field.key];
    if (field.kind !== "choice" || value === undefined) return [];
    const word = caseOf(field, value);
    const same = typeof value === "object" && value !== null ? word in value : word === value;
    return same ? [] : [[field.key, chosenAs(field, word)]];
  });
  return { ...values, ...Object.fromEntries(kept) };
}

/** Whether a number is chosen among all there are. */
export function isFew({ least, most }: Count): boolean {
  return most - least < FEW;
}

/** Whether there is anything to choose. */
export function isChoice(field: Field): boolean {
  return field.kind !== "choice" || field.values.length > 1;
}
