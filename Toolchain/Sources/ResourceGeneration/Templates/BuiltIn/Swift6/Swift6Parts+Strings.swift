extension Swift6Parts {
    /// Texts. Each has a property, or a function of what it is given; by the parameter `resources`, a `LocalizedStringResource` besides.
    static let strings = #"""
        import Foundation

        {% set enumName %}{{ param.enumName|default:"L10n" }}{% endset %}
        {% macro hides level %}{% for child in level.children %}{% set name %}{{ child.name|swiftIdentifier:"pretty" }}{% endset %}{% if name == "String" or name == "Int" or name == "Double" %}1{% endif %}{% call hides child %}{% endfor %}{% endmacro %}
        {% set hiding %}{% for table in tables %}{% call hides table.levels %}{% endfor %}{% endset %}
        {# Where an enumeration is called as a type of Swift's, that is named by its module #}
        {% set swift %}{{ "Swift." if hiding }}{% endset %}
        {% macro argumentName argument %}{% if argument.name %}{{ argument.name|swiftIdentifier:"pretty"|lowerFirstWord|escapeReservedKeywords }}{% else %}p{{ argument.position }}{% endif %}{% endmacro %}
        {% macro value argument %}{% if argument.isHole %}0{% elif argument.type == "UnsafeRawPointer" %}Int(bitPattern: {%+ call argumentName argument %}){% else %}{% call argumentName argument %}{% endif %}{% endmacro %}
        {% macro declaration table string %}
          {% set plainName %}{{ string.name|swiftIdentifier:"pretty"|lowerFirstWord }}{% endset %}
          {% set name %}{{ plainName|escapeReservedKeywords }}{% endset %}
          {% if not param.noComments %}
          {% for line in string.comment|default:string.fallback|split:"\n" %}
          /// {{ line }}
          {% endfor %}
          {% endif %}
          {% if string.arguments %}
          {% map string.arguments into parameters using argument %}{{ "_ " if not argument.name }}{% call argumentName argument %}: {{ swift }}{{ argument.type }}{% endmap %}
          {% map string.values into values using argument %}{% call value argument %}{% endmap %}
          {{ access }} static func {{ name }}({{ parameters|join:", " }}) -> {{ swift }}String {
            ResourceText.localized({{ table|swiftLiteral }}, {{ string.keyLiteral }}, {{ string.fallbackLiteral }}, {{ values|join:", " }})
          }
          {% else %}
          {{ access }} static var {{ name }}: {{ swift }}String { ResourceText.localized({{ table|swiftLiteral }}, {{ string.keyLiteral }}, {{ string.fallbackLiteral }}) }
          {% if param.resources %}
          {{ access }} static var {{ plainName }}Resource: LocalizedStringResource {
            LocalizedStringResource({{ string.keyLiteral }}, defaultValue: {{ string.fallbackLiteral }}, table: {{ table|swiftLiteral }}, bundle: .atURL({{ bundle }}.bundleURL))
          }
          {% endif %}
          {% endif %}
        {% endmacro %}
        {% macro contents table level %}
          {% for string in level.strings %}
          {% call declaration table string %}
          {% endfor %}
          {% for child in level.children %}
          {{ access }} enum {{ child.name|swiftIdentifier:"pretty"|escapeReservedKeywords }} {
            {% filter indent:2," ",true %}{% call contents table child %}{% endfilter %}
          }
          {% endfor %}
        {% endmacro %}
        {{ access }} enum {{ enumName }} {
          {% if tables.count > 1 or param.forceFileNameEnum %}
          {% for table in tables %}
          {{ access }} enum {{ table.name|swiftIdentifier:"pretty"|escapeReservedKeywords }} {
            {% filter indent:2," ",true %}{% call contents table.name table.levels %}{% endfilter %}
          }
          {% endfor %}
          {% else %}
          {% call contents tables.first.name tables.first.levels %}
          {% endif %}
        }

        /// Stands beside the texts, none of which may be called as it is.
        private enum ResourceText {
          /// The text for a key, in the language that the app speaks now.
          static func localized(_ table: String, _ key: String, _ fallback: String, _ arguments: any CVarArg...) -> String {
            {% if param.lookupFunction %}
            let format = {{ param.lookupFunction }}(key, table, fallback)
            {% else %}
            let format = {{ bundle }}.localizedString(forKey: key, value: fallback, table: table)
            {% endif %}
            return arguments.isEmpty ? format : String(format: format, locale: .current, arguments: arguments)
          }
        }
        """#
}
