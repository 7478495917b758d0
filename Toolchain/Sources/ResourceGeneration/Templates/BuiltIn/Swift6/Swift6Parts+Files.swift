extension Swift6Parts {
    /// Files in the bundle, in enumerations after their folders.
    static let files = #"""
        import Foundation

        {% macro contents folder %}
          {% for file in folder.files %}
          {% set name %}{{ file.name }}{% if file.ext %}.{{ file.ext }}{% endif %}{% endset %}
          {% set path %}{{ file.path if param.preservePath }}{% endset %}
          {{ access }} static let {{ name|swiftIdentifier:"pretty"|lowerFirstWord|escapeReservedKeywords }} = ResourceFile(name: {{ file.name|swiftLiteral }}, ext: {%+ if file.ext %}{{ file.ext|swiftLiteral }}{% else %}nil{% endif %}, relativePath: {{ path|swiftLiteral }}, mimeType: "{{ file.mimeType }}")
          {% endfor %}
          {% for directory in folder.directories %}
          {{ access }} enum {{ directory.name|swiftIdentifier:"pretty"|escapeReservedKeywords }} {
            {% filter indent:2," ",true %}{% call contents directory %}{% endfilter %}
          }
          {% endfor %}
        {% endmacro %}
        {{ access }} enum {{ param.enumName|default:"Files" }} {
          {% if groups.count > 1 or param.forceFileNameEnum %}
          {% for group in groups %}
          {{ access }} enum {{ group.name|swiftIdentifier:"pretty"|escapeReservedKeywords }} {
            {% filter indent:2," ",true %}{% call contents group %}{% endfilter %}
          }
          {% endfor %}
          {% else %}
          {% call contents groups.first %}
          {% endif %}

          {{ access }} struct ResourceFile: Hashable, Sendable {
            {{ access }} let name: String
            {{ access }} let ext: String?
            {{ access }} let relativePath: String
            {{ access }} let mimeType: String

            /// Where the file is. Ends the process if the bundle has none of this name.
            {{ access }} var url: URL {
              let folder = relativePath.isEmpty ? nil : relativePath
              guard let url = {{ bundle }}.url(forResource: name, withExtension: ext, subdirectory: folder) else { fatalError("There is no file \(name)") }
              return url
            }
          }
        }
        """#
}
