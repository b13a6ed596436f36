{{- define "folia.fullname" -}}
{{- if contains "folia" .Release.Name }}{{ .Release.Name | trunc 40 | trimSuffix "-" }}{{ else }}{{ printf "%s-folia" .Release.Name | trunc 40 | trimSuffix "-" }}{{ end -}}
{{- end -}}

{{/* Takes {root, part}. Selectors never change, so they hold no version. */}}
{{- define "folia.selector" -}}
app.kubernetes.io/name: folia
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .part }}
{{- end -}}

{{- define "folia.labels" -}}
{{ include "folia.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ .root.Chart.Name }}-{{ .root.Chart.Version }}
{{- end -}}

{{/* Takes {root, service}. */}}
{{- define "folia.image" -}}
{{- $image := .root.Values.image -}}
{{- with $image.registry }}{{ . }}/{{ end }}{{ $image.repository }}-{{ .service }}:{{ $image.tag | default .root.Chart.AppVersion }}
{{- end -}}

{{/* The claim that all files are in. */}}
{{- define "folia.filesClaim" -}}
{{ .Values.files.existingClaim | default (printf "%s-files" (include "folia.fullname" .)) }}
{{- end -}}

{{/* All Deployments, as JSON: {part: {service, queues, rpc, values}}. */}}
{{- define "folia.parts" -}}
{{- $parts := dict "gateway" (dict "service" "gateway" "values" .Values.gateway) -}}
{{- range $service := list "user" "portfolio" "ai" "sharing" -}}
{{- $queues := ternary "events-ai" "all" (and (eq $service "ai") (gt (len $.Values.workers) 0)) -}}
{{- $_ := set $parts $service (dict "service" $service "rpc" "on" "queues" $queues "values" (index $.Values $service)) -}}
{{- end -}}
{{- range $name, $worker := .Values.workers -}}
{{- $values := merge (dict "settings" $.Values.ai.settings) $worker (dict "resources" $.Values.ai.resources) -}}
{{- $_ := set $parts (printf "ai-worker-%s" $name) (dict "service" "ai" "rpc" "off" "queues" (join "," $worker.queues) "values" $values) -}}
{{- end -}}
{{ $parts | toJson }}
{{- end -}}

{{/* Whether a worker may ask the model; the ai service itself always may. Takes {part: …values}. */}}
{{- define "folia.asksModel" -}}
{{- if ne (toString .values.model) "false" }}yes{{ end -}}
{{- end -}}

{{/* Where a service answers questions. Takes the service. */}}
{{- define "folia.rpcPort" -}}
{{ index (dict "user" "7101" "portfolio" "7102" "ai" "7103" "sharing" "7104") . }}
{{- end -}}

{{/* A rule that lets out to one target. Takes {to, port}. */}}
{{- define "folia.reach" -}}
ports: [{ protocol: TCP, port: {{ .port }} }]
{{- with .to }}
to: {{- toYaml . | nindent 2 }}
{{- end }}
{{- end -}}
