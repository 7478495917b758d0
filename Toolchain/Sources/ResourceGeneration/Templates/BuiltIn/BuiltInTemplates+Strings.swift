extension BuiltInTemplates {
    /// What generates constants and functions of localized strings.
    static let strings =
        BuiltInTemplate.swift4And5(
            parser: "strings", name: "flat-swift",
            parts: [
                StringsParts.head, StringsParts.flat, StringsParts.tables, StringsParts.flatEnd, StringsParts.lookup,
                SharedParts.bundleTokenUnlessLookup, StringsParts.none,
            ])
        + [BuiltInTemplate(parser: "strings", name: "objc-h", parts: [ObjectiveCStringsParts.head, ObjectiveCStringsParts.header])]
        + [BuiltInTemplate(parser: "strings", name: "objc-m", parts: [ObjectiveCStringsParts.head, ObjectiveCStringsParts.source])]
        + BuiltInTemplate.swift4And5(
            parser: "strings", name: "structured-swift",
            parts: [
                StringsParts.head, StringsParts.structured, StringsParts.tables, StringsParts.structuredEnd, StringsParts.lookup,
                SharedParts.bundleTokenUnlessLookup, StringsParts.none,
            ])
}

private enum StringsParts {
    /// The beginning, and the declarations of strings.
    static let head = #"""
        // swiftlint:disable all
        // Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen

        {% if tables.count > 0 %}
        {% set enumName %}{{ param.enumName|default:"L10n" }}{% endset %}
        {% set accessModifier %}{{ "public" if param.publicAccess else "internal" }}{% endset %}
        import Foundation

        // swiftlint:disable superfluous_disable_command file_length implicit_return prefer_self_in_static_references

        // MARK: - Strings

        {# A function's parameters, from the types of its text's placeholders #}
        {%- macro parameters types %}
          {%- for type in types -%}
            _ p{{ forloop.counter }}: {{ "Any" if type == "String" else type }}{{ ", " if not forloop.last }}
          {%- endfor -%}
        {% endmacro %}
        {# The same parameters, as they are passed on #}
        {%- macro arguments types %}
          {%- for type in types -%}
            {%- if type == "String" -%}
              String(describing: p{{ forloop.counter }})
            {%- elif type == "UnsafeRawPointer" -%}
              Int(bitPattern: p{{ forloop.counter }})
            {%- else -%}
              p{{ forloop.counter }}
            {%- endif -%}
            {{ ", " }}
          {%- endfor -%}
        {% endmacro %}
        {# The expression that looks a string up #}
        {%- macro lookup table string -%}
          {{ enumName }}.tr("{{ table }}", "{{ string.key|replace:'"','\"' }}", {%+ call arguments string.types %}fallback: "{{ string.translation|replace:'"','\"'|replace:'\#t','\t' }}")
        {%- endmacro %}
        {# A string: a function, if its text has placeholders #}
        {%- macro declaration table string name %}
          {% if not param.noComments %}
          {% for line in string.comment|default:string.translation|split:"\n" %}
          /// {{ line }}
          {% endfor %}
          {% endif %}
          {% if string.types %}
          {{ accessModifier }} static func {{ name }}({% call parameters string.types %}) -> String {
            return {%+ call lookup table string +%}
          }
          {% elif param.lookupFunction %}
          {{ accessModifier }} static var {{ name }}: String { return {%+ call lookup table string +%} }
          {% else %}
          {{ accessModifier }} static let {{ name }} = {%+ call lookup table string +%}
          {% endif %}
        {% endmacro %}
        """#

    /// All strings of a table side by side, named after their whole keys.
    static let flat = #"""
        {# All strings of a level and of those below #}
        {%- macro contents table level %}
          {% for string in level.strings %}
          {% set name %}{{ string.key|swiftIdentifier:"pretty"|lowerFirstWord|escapeReservedKeywords }}{% endset %}
          {% call declaration table string name %}
          {% endfor %}
          {% for child in level.children %}
          {% call contents table child %}
          {% endfor %}
        {% endmacro %}
        // swiftlint:disable function_parameter_count identifier_name line_length type_body_length
        """#

    /// What ends them.
    static let flatEnd = #"""
        // swiftlint:enable function_parameter_count identifier_name line_length type_body_length
        """#

    /// The strings in enumerations, after the dots in their keys.
    static let structured = #"""
        {# A level's strings, and an enumeration for each level below #}
        {%- macro contents table level %}
          {% for string in level.strings %}
          {% set name %}{{ string.name|swiftIdentifier:"pretty"|lowerFirstWord|escapeReservedKeywords }}{% endset %}
          {% call declaration table string name %}
          {% endfor %}
          {% for child in level.children %}
          {{ accessModifier }} enum {{ child.name|swiftIdentifier:"pretty"|escapeReservedKeywords }} {
            {% filter indent:2," ",true %}{% call contents table child %}{% endfilter %}
          }
          {% endfor %}
        {% endmacro %}
        // swiftlint:disable explicit_type_interface function_parameter_count identifier_name line_length
        // swiftlint:disable nesting type_body_length type_name vertical_whitespace_opening_braces
        """#

    /// What ends them.
    static let structuredEnd = #"""
        // swiftlint:enable explicit_type_interface function_parameter_count identifier_name line_length
        // swiftlint:enable nesting type_body_length type_name vertical_whitespace_opening_braces
        """#

    /// An enumeration for each table, if there are several.
    static let tables = #"""
        {{ accessModifier }} enum {{ enumName }} {
          {% if tables.count > 1 or param.forceFileNameEnum %}
          {% for table in tables %}
          {{ accessModifier }} enum {{ table.name|swiftIdentifier:"pretty"|escapeReservedKeywords }} {
            {% filter indent:2," ",true %}{% call contents table.name table.levels %}{% endfilter %}
          }
          {% endfor %}
          {% else %}
          {% call contents tables.first.name tables.first.levels %}
          {% endif %}
        }
        """#

    /// What looks strings up.
    static let lookup = #"""

        // MARK: - Implementation Details

        extension {{ enumName }} {
          private static func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback value: String) -> String {
            {% if param.lookupFunction %}
            let format = {{ param.lookupFunction }}(key, table, value)
            {% else %}
            let format = {{ param.bundle|default:"BundleToken.bundle" }}.localizedString(forKey: key, value: value, table: table)
            {% endif %}
            return String(format: format, locale: Locale.current, arguments: args)
          }
        }
        """#

    /// What is written where there is no string.
    static let none = #"""
        {% else %}
        // No string found
        {% endif %}
        """#
}
