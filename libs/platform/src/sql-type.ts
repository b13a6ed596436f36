/**
 * A type of PostgreSQL as statements declare it: `Value` is what a column of it answers, `Input` what a parameter of it takes. Names are those of
 * pg_type, which the check of statements compares.
 */
export class SqlType<Value, Input = Value> {
  /** Only a type: there is no such value. */
  declare readonly value: Value;
  /** Only a type: there is no such value. */
  declare readonly input: Input;

  constructor(
    /** Name in pg_type; an array's begins with an underscore. */
    readonly name: string,
    /** Makes of a value that is not null what the driver sends; without it the driver knows how. */
    readonly encode?: (value: unknown) => unknown,
    /** Whether a column may be null; `asserted` says that the statement leaves out the nulls its table allows. */
    readonly nullability: 'never' | 'nullable' | 'asserted' = 'never',
  ) {}

  /** Null is a value too. */
  get nullable(): SqlType<Value | null, Input | null> {
    return new SqlType(this.name, this.encode, 'nullable');
  }

  /** The table allows null, but the statement leaves such rows out: the check takes its word for it. */
  get notNull(): SqlType<Value, Input> {
    return new SqlType(this.name, this.encode, 'asserted');
  }

  /** An array of this type. */
  get array(): SqlType<Value[], readonly Input[]> {
    const { encode } = this;
    return new SqlType(`_${this.name}`, encode && ((values) => (values as unknown[]).map((value) => (value === null ? null : encode(value)))));
  }

  /** Narrows the type in our own code, for a CHECK of the table or a shape that was parsed before it was stored. Before `nullable`. */
  as<T extends Value>(): SqlType<T> {
    return new SqlType(this.name, this.encode, this.nullability);
  }
}

export const uuid = new SqlType<string>('uuid');
export const text = new SqlType<string>('text');
export const citext = new SqlType<string>('citext');
export const bool = new SqlType<boolean>('bool');
export const int2 = new SqlType<number>('int2');
export const int4 = new SqlType<number>('int4');
/** Answers a string: a number holds no more than 53 bits. */
export const int8 = new SqlType<string, string | number>('int8');
export const float4 = new SqlType<number>('float4');
export const float8 = new SqlType<number>('float8');
/** Answers a string: a number would round it. */
export const numeric = new SqlType<string, string | number>('numeric');
export const bytea = new SqlType<Buffer>('bytea');
/** Takes a Date or a time in ISO 8601. */
export const timestamptz = new SqlType<Date, Date | string>('timestamptz');
/** Any JSON value; the helper writes it as JSON, a string or an array as well. */
export const jsonb = new SqlType<unknown>('jsonb', JSON.stringify);
/** For parameters of jsonb whose value is JSON text already. */
export const jsonbText = new SqlType<string>('jsonb');
