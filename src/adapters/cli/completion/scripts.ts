/** What each shell reads. All of them ask the program itself, so that a script never grows old. */
export const scripts: Readonly<Record<'bash' | 'zsh' | 'fish', (name: string) => string>> = {
  /** Bash splits words at signs that names of projects begin with, so the line is read as it was typed. */
  bash: (name) => `# Completion of ${name} for bash.
_${name}_complete() {
  local line also=nothing typed="\${COMP_LINE:0:COMP_POINT}"
  local -a words
  read -ra words <<< "$typed"
  [[ "$typed" == *[[:space:]] ]] && words+=('')
  local word="\${words[\${#words[@]}-1]}"
  COMPREPLY=()
  while IFS= read -r line; do
    case "$line" in
      :*) also="\${line#:}" ;;
      *) COMPREPLY+=("\${line%%$'\\t'*}") ;;
    esac
  done < <(${name} complete -- "\${words[@]:1}" 2>/dev/null)
  case "$also" in
    folders) compopt -o filenames 2>/dev/null; while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -d -- "$word") ;;
    files) compopt -o filenames 2>/dev/null; while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -f -- "$word") ;;
  esac
  if [[ "$COMP_WORDBREAKS" == *@* && "$word" == *@* ]]; then
    COMPREPLY=("\${COMPREPLY[@]#"\${word%"\${word##*@}"}"}")
  fi
}
complete -F _${name}_complete ${name}`,

  zsh: (name) => `#compdef ${name}
# Completion of ${name} for zsh.
_${name}() {
  local line also=nothing
  local -a found
  while IFS= read -r line; do
    case "$line" in
      :*) also="\${line#:}" ;;
      *) found+=("\${\${line%%$'\\t'*}//:/\\\\:}:\${line#*$'\\t'}") ;;
    esac
  done < <(${name} complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)
  (( $#found )) && _describe '${name}' found
  case "$also" in
    folders) _files -/ ;;
    files) _files ;;
  esac
}
if [[ "$funcstack[1]" == "_${name}" ]]; then _${name} "$@"; else compdef _${name} ${name}; fi`,

  fish: (name) => `# Completion of ${name} for fish.
function __${name}_complete
    set -l words (commandline -opc)[2..-1] (commandline -ct)
    for line in (${name} complete -- $words 2>/dev/null)
        switch $line
            case ':folders'
                __fish_complete_directories (commandline -ct)
            case ':files'
                __fish_complete_path (commandline -ct)
            case ':*'
            case '*'
                echo $line
        end
    end
end
complete -c ${name} -f -a '(__${name}_complete)'`,
};
