export type AnswerRequest = (request: Request) => Promise<Response>;

export type Backend = {
  serviceKey: string;
  /** Runs SQL as the database owner. */
  query: (sql: string) => Promise<Record<string, unknown>[]>;
};

/** Something the hosted auth service does but @supabase/lite doesn't. */
export type AuthRule = (request: Request, answer: AnswerRequest, backend: Backend) => Promise<Response>;

/** The first rule sees a request first. */
export function withRules(rules: readonly AuthRule[], backend: Backend, answer: AnswerRequest): AnswerRequest {
  return rules.reduceRight<AnswerRequest>((next, rule) => (request) => rule(request, next, backend), answer);
}

export function refuse(status: number, code: string, msg: string): Response {
  return Response.json({ code: status, error_code: code, msg }, { status, headers: { 'X-Sb-Error-Code': code } });
}

export function textLiteral(text: string): string {
  return `'${text.replaceAll("'", "''").replaceAll('\0', '')}'`;
}
