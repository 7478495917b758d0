extension Swift6Parts {
    /// The values of JSON, property lists and YAML. Each table is an enumeration, so that what is in it has its type.
    ///
    /// Parameters besides: `documentName`.
    static let documents = #"""
        import Foundation

        {# Whether there is nothing somewhere in a value #}
        {%- macro hasNothing metadata -%}
          {%- if metadata.type == "Optional" %}1{% endif -%}
          {%- for item in metadata.element.items %}{% call hasNothing item %}{% endfor -%}
          {%- for key, item in metadata.properties %}{% call hasNothing item %}{% endfor -%}
        {%- endmacro %}
        {# Where a table is called as a type, that is named by its module #}
        {%- macro hides metadata -%}
          {%- for key, inner in metadata.properties where inner.type == "Dictionary" %}
          {%- set name %}{{ key|swiftIdentifier:"pretty"|upperFirstLetter }}{% endset -%}
          {%- if name == "String" or name == "Int" or name == "Double" or name == "Bool" or name == "Data" or name == "Date" %}1{% endif -%}
          {%- call hides inner -%}
          {%- endfor -%}
        {%- endmacro %}
        {%- set hiding -%}
          {%- for file in files -%}
          {%- set name %}{{ file.name|swiftIdentifier:"pretty" }}{% endset -%}
          {%- if name == "String" or name == "Int" or name == "Double" or name == "Bool" or name == "Data" or name == "Date" %}1{% endif -%}
          {%- for one in file.documents %}{% call hides one.metadata %}{% endfor -%}
          {%- endfor -%}
        {%- endset %}
        {%- macro module type -%}
          {%- if hiding and type == "Date" or hiding and type == "Data" %}Foundation.{% elif hiding %}Swift.{% endif -%}
        {%- endmacro %}
        {%- macro typeName metadata any -%}
          {% if metadata.type == "Array" %}[{% call typeName metadata.element any %}]
          {%- elif metadata.type == "Dictionary" %}[{{ "Swift." if hiding }}String: {{ any }}]
          {%- elif metadata.type == "Optional" or metadata.type == "Any" or not metadata.type %}{{ any }}
          {%- else %}{% call module metadata.type %}{{ metadata.type }}
          {%- endif %}
        {%- endmacro %}
        {%- macro value data metadata -%}
          {% if metadata.type == "Array" %}[
            {%- for item in data -%}
              {% set index %}{{ forloop.counter0 }}{% endset %}
              {%- if metadata.element.items %}{% call nested item metadata.element.items[index] %}{% else %}{{ item|swiftLiteral }}{% endif %}{{ ", " if not forloop.last }}
            {%- endfor -%}
          ]
          {%- elif metadata.type == "Dictionary" %}[
            {%- for key, item in data -%}
              {{ key|swiftLiteral }}: {%+ call nested item metadata.properties[key] %}{{ ", " if not forloop.last }}
            {%- empty -%}
              :
            {%- endfor -%}
          ]
          {%- else %}{{ data|swiftLiteral }}
          {%- endif %}
        {%- endmacro %}
        {# A value in another one, where nothing else says its type #}
        {%- macro nested data metadata -%}
          {%- call value data metadata -%}
          {%- if metadata.type == "Array" or metadata.type == "Dictionary" %}
          {%- set any %}{% call anyType metadata %}{% endset %} as {%+ call typeName metadata any %}
          {%- endif %}
        {%- endmacro %}
        {%- macro anyType metadata -%}
          {% set nothing %}{% call hasNothing metadata %}{% endset %}
          {%- if nothing %}(any Sendable)?{% else %}any Sendable{% endif -%}
        {%- endmacro %}
        {%- macro constant name data metadata -%}
          {% set identifier %}{{ name|swiftIdentifier:"pretty" }}{% endset %}
          {% if metadata.type == "Dictionary" %}
          {{ access }} enum {{ identifier|upperFirstLetter|escapeReservedKeywords }} {
            {% filter indent:2," ",true %}{% call constants data metadata %}{% endfilter %}
          }
          {% elif metadata.type == "Optional" %}
          {{ access }} static let {{ identifier|lowerFirstWord|escapeReservedKeywords }}: (any Sendable)? = nil
          {% else %}
          {% set any %}{% call anyType metadata %}{% endset %}
          {{ access }} static let {{ identifier|lowerFirstWord|escapeReservedKeywords }}: {%+ call typeName metadata any %} = {%+ call value data metadata +%}
          {% endif %}
        {%- endmacro %}
        {%- macro constants data metadata %}
          {% for key, inner in metadata.properties %}
          {% call constant key data[key] inner %}
          {% endfor %}
        {% endmacro %}
        {%- macro document document %}
          {% if document.metadata.type == "Dictionary" %}
          {% call constants document.data document.metadata %}
          {% elif document.metadata.type == "Array" %}
          {% call constant "items" document.data document.metadata %}
          {% else %}
          {% call constant "value" document.data document.metadata %}
          {% endif %}
        {% endmacro %}
        {%- macro contents file %}
          {% if file.documents.count > 1 %}
          {% for one in file.documents %}
          {{ access }} enum {{ param.documentName|default:"Document" }}{{ forloop.counter }} {
            {% filter indent:2," ",true %}{% call document one %}{% endfilter %}
          }
          {% endfor %}
          {% else %}
          {% call document file.documents.first %}
          {% endif %}
        {% endmacro %}
        {{ access }} enum {{ param.enumName|default:standardName }} {
          {% if files.count > 1 or param.forceFileNameEnum %}
          {% for file in files %}
          {{ access }} enum {{ file.name|swiftIdentifier:"pretty"|escapeReservedKeywords }} {
            {% filter indent:2," ",true %}{% call contents file %}{% endfilter %}
          }
          {% endfor %}
          {% else %}
          {% call contents files.first %}
          {% endif %}
        }
        """#

    /// What the enumeration is called where no parameter says it.
    static func standardName(_ name: String) -> String { "{% set standardName %}\(name)Files{% endset %}" }
}
