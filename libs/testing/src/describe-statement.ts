import type { Client, Connection, Submittable } from 'pg';

/** A column as the database describes it: `table` and `column` are 0 unless it comes straight from a table. */
type DescribedColumn = { name: string; type: number; table: number; column: number };
/** The types of parameters and columns are object ids. */
export type DescribedStatement = { parameters: number[]; columns: DescribedColumn[] };

type RowDescription = { fields: { name: string; dataTypeID: number; tableID: number; columnID: number }[] };
type ParameterDescription = { dataTypeIDs: number[] };

/** Parses a statement and describes it without running it. Throws what the database says about its text. */
export function describeStatement(client: Client, text: string): Promise<DescribedStatement> {
  return new Promise((resolve, reject) => {
    const described: DescribedStatement = { parameters: [], columns: [] };
    const hearParameters = ({ dataTypeIDs }: ParameterDescription) => {
      described.parameters = dataTypeIDs;
    };
    const question: Submittable & Record<string, unknown> = {
      submit(connection: Connection) {
        connection.once('parameterDescription', hearParameters);
        connection.parse({ name: '', text, types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription({ fields }: RowDescription) {
        described.columns = fields.map(({ name, dataTypeID, tableID, columnID }) => ({ name, type: dataTypeID, table: tableID, column: columnID }));
      },
      handleError(error: Error, connection: Connection) {
        connection.off('parameterDescription', hearParameters);
        reject(error);
      },
      handleReadyForQuery: () => resolve(described),
    };
    client.query(question);
  });
}
