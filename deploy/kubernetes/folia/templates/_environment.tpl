{{/* A variable from a Secret. Takes {secret, names, optional}. */}}
{{- define "folia.fromSecret" -}}
{{- range .names }}
- name: {{ . }}
  valueFrom:
    secretKeyRef:
      name: {{ $.secret }}
      key: {{ . }}
      {{- if $.optional }}
      optional: true
      {{- end }}
{{- end }}
{{- end -}}

{{/* The environment of a process. Takes {root, part, service, rpc, queues, values}. */}}
{{- define "folia.environment" -}}
{{- $root := .root -}}
{{- $names := $root.Values.secrets -}}
{{- $fullname := include "folia.fullname" $root -}}
{{- $set := dict "HEALTH_PORT" "9000" "INNER_HOST" "0.0.0.0" "FILE_STORE" ($root.Values.files.bucket | default "/data/files") -}}
{{- range $service := list "user" "portfolio" "ai" "sharing" -}}
{{- $_ := set $set (printf "%s_RPC" (upper $service)) (printf "tcp://%s-%s:%s" $fullname $service (include "folia.rpcPort" $service)) -}}
{{- end -}}
{{- if eq .service "gateway" -}}
{{- $_ := merge $set (dict "PORT" "8080" "WEB_DIRECTORY" "/app/web/dist") -}}
{{- else -}}
{{- $_ := merge $set (dict "RPC" .rpc "RPC_PORT" (include "folia.rpcPort" .service) "QUEUES" .queues) -}}
{{- end -}}
{{- if has .service (list "gateway" "user") -}}
{{- $_ := set $set "APP_URL" (required "appUrl: the address people use, such as https://folia.example.com" $root.Values.appUrl) -}}
{{- end -}}
{{- if eq .service "user" -}}
{{- $_ := set $set "MAIL_SPOOL" "/data/mail" -}}
{{- if $root.Values.files.bucket -}}
{{- $_ := set $set "ERASURE_JOURNAL" "/data/erasures.jsonl" -}}
{{- end -}}
{{- end -}}
{{- $settings := merge (dict) .values.settings $root.Values.settings -}}
{{- if and (eq .service "ai") (not (include "folia.asksModel" .)) -}}
{{- $settings = omit $settings "LLM_BASE_URL" "LLM_MODEL" "LLM_INPUT_PRICE" "LLM_OUTPUT_PRICE" -}}
{{- end -}}
{{- range $name, $value := merge $set $settings }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- include "folia.fromSecret" (dict "secret" $names.shared "names" (list "INNER_KEY" "REDIS_URL")) }}
{{- if and $root.Values.files.bucket (has .service (list "gateway" "portfolio" "ai")) }}
{{- include "folia.fromSecret" (dict "secret" $names.shared "names" (list "S3_ACCESS_KEY_ID" "S3_SECRET_ACCESS_KEY") "optional" true) }}
{{- end }}
{{- if ne .service "gateway" }}
{{- include "folia.fromSecret" (dict "secret" (index $names .service) "names" (list "DATABASE_URL")) }}
{{- end }}
{{- if eq .service "user" }}
{{- include "folia.fromSecret" (dict "secret" $names.user "names" (list "SESSION_KEYS" "DELETED_IDENTITY_KEY")) }}
{{- include "folia.fromSecret" (dict "secret" $names.user "names" (list "SMTP_URL" "STRIPE_SECRET_KEY" "STRIPE_WEBHOOK_SECRET" "IDP_LINKEDIN_CLIENT_SECRET") "optional" true) }}
{{- else if eq .service "sharing" }}
{{- include "folia.fromSecret" (dict "secret" $names.sharing "names" (list "GATE_KEY" "WEBHOOK_KEY")) }}
{{- else if and (eq .service "ai") (include "folia.asksModel" .) }}
{{- include "folia.fromSecret" (dict "secret" $names.ai "names" (list "LLM_API_KEY") "optional" true) }}
{{- end }}
{{- end -}}
