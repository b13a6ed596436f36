/** A job for a backend engineer, as a company might post it. */
export const backendJob = (company: string) => `Senior Backend Engineer
${company} – Berlin

About us
${company} moves money for small shops in nine countries.

What you will do
- Design and run services in Go
- Own our PostgreSQL databases

What you bring
- 3+ years of Go
- PostgreSQL in production
- Kafka

Nice to have
- Kubernetes
`;
