/**
 * A type of PostgreSQL as statements declare it: `Value` is what a column of it gives, `Input` what a parameter of it takes. Names are those of pg_type; the
 * check of statements compares them.
 */
export class SqlType<Value, Input = Value> {
  /** Exists only as a type, never as a value. */
  declare readonly value: Value;
  /** Exists only as a type, never as a value. */
  declare readonly input: Input;

  constructor(
    /** Name in pg_type; an array's begins with an underscore. */
    readonly name: string,
    /** Turns a value other than null into what the driver sends; without it, the driver knows how. */
    readonly encode?: (value: unknown) => unknown,
    /** Whether a column may be null; `asserted` means that the statement excludes the nulls its table allows. */
    readonly nullability: 'never' | 'nullable' | 'asserted' = 'never',
  ) {}

  /** The same type with null as a possible value. */
  get nullable(): SqlType<Value | null, Input | null> {
    return new SqlType(this.name, this.encode, 'nullable');
  }

  /** For a column that the table allows to be null, in a statement that excludes such rows. The check takes the statement's word for it. */
  get notNull(): SqlType<Value, Input> {
    return new SqlType(this.name, this.encode, 'asserted');
  }

  /** An array of this type. */
  get array(): SqlType<Value[], readonly Input[]> {
    const { encode } = this;
    return new SqlType(`_${this.name}`, encode && ((values) => (values as unknown[]).map((value) => (value === null ? null : encode(value)))));
  }

  /** Narrows the type in our own code, because of a CHECK in the table or a shape that was parsed before storing. Use it before `nullable`. */
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
/** Gives a string: a number holds no more than 53 bits. */
export const int8 = new SqlType<string, string | number>('int8');
export const float4 = new SqlType<number>('float4');
export const float8 = new SqlType<number>('float8');
/** Gives a string: a number would round it. */
export const numeric = new SqlType<string, string | number>('numeric');
export const bytea = new SqlType<Buffer>('bytea');
/** Takes a Date or a time in ISO 8601. */
export const timestamptz = new SqlType<Date, Date | string>('timestamptz');
/** Any JSON value, written as JSON, including strings and arrays. */
export const jsonb = new SqlType<unknown>('jsonb', JSON.stringify);
/** For parameters of jsonb whose value is JSON text already. */
export const jsonbText = new SqlType<string>('jsonb');
