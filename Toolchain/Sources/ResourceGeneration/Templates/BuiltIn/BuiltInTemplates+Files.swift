extension BuiltInTemplates {
    /// What generates constants of files.
    static let files =
        BuiltInTemplate.swift4And5(parser: "files", name: "flat-swift", parts: [FileParts.head, FileParts.flat, FileParts.groups])
        + BuiltInTemplate.swift4And5(
            parser: "files", name: "structured-swift", parts: [FileParts.head, FileParts.structured, FileParts.groups])
}

private enum FileParts {
    /// The beginning, and a file's constant.
    static let head = #"""
        // swiftlint:disable all
        // Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen

        {% if groups %}
        {% set accessModifier %}{{ "public" if param.publicAccess else "internal" }}{% endset %}
        {% set resourceType %}{{ param.resourceTypeName|default:"File" }}{% endset %}
        import Foundation

        // swiftlint:disable superfluous_disable_command file_length line_length implicit_return

        // MARK: - Files

        {% macro constant file %}
          {% set fileName %}{{ file.name }}{% if file.ext %}.{{ file.ext }}{% endif %}{% endset %}
          {% set name %}{{ fileName if param.useExtension|default:"true" else file.name }}{% endset %}
          {% set path %}{{ file.path if param.preservePath }}{% endset %}
          /// {{ path }}{{ "/" if path }}{{ fileName }}
          {{ accessModifier }} static let {{ name|swiftIdentifier:"pretty"|lowerFirstWord|escapeReservedKeywords }} = {{ resourceType }}(name: "{{ file.name }}", ext: {%+ if file.ext %}"{{ file.ext }}"{% else %}nil{% endif %}, relativePath: "{{ path }}", mimeType: "{{ file.mimeType }}")
        {% endmacro %}
        """#

    /// All files side by side.
    static let flat = #"""
        {# The files of a folder and of those in it #}
        {%- macro contents folder parent %}
          {% for file in folder.files %}
          {% call constant file %}
          {% endfor %}
          {% for directory in folder.directories %}
          {% call contents directory "" %}
          {% endfor %}
        {% endmacro %}
        """#

    /// The files, and what finds them.
    static let groups = #"""
        // swiftlint:disable explicit_type_interface identifier_name
        // swiftlint:disable nesting type_body_length type_name vertical_whitespace_opening_braces
        {{ accessModifier }} enum {{ param.enumName|default:"Files" }} {
          {% if groups.count > 1 or param.forceFileNameEnum %}
          {% for group in groups %}
          {{ accessModifier }} enum {{ group.name|swiftIdentifier:"pretty"|escapeReservedKeywords }} {
            {% filter indent:2," ",true %}{% call contents group "" %}{% endfilter %}
          }
          {% endfor %}
          {% else %}
          {% call contents groups.first "" %}
          {% endif %}
        }
        // swiftlint:enable explicit_type_interface identifier_name
        // swiftlint:enable nesting type_body_length type_name vertical_whitespace_opening_braces

        // MARK: - Implementation Details

        {{ accessModifier }} struct {{ resourceType }} {
          {{ accessModifier }} let name: String
          {{ accessModifier }} let ext: String?
          {{ accessModifier }} let relativePath: String
          {{ accessModifier }} let mimeType: String

          {{ accessModifier }} var url: URL {
            return url(locale: nil)
          }

          {{ accessModifier }} func url(locale: Locale?) -> URL {
            let bundle = {{ param.bundle|default:"BundleToken.bundle" }}
            let url = bundle.url(
              forResource: name,
              withExtension: ext,
              subdirectory: relativePath,
              localization: locale?.identifier
            )
            guard let result = url else {
              let file = name + (ext.flatMap { ".\($0)" } ?? "")
              fatalError("Could not locate file named \(file)")
            }
            return result
          }

          {{ accessModifier }} var path: String {
            return path(locale: nil)
          }

          {{ accessModifier }} func path(locale: Locale?) -> String {
            return url(locale: locale).path
          }
        }
        {% if not param.bundle %}

        // swiftlint:disable convenience_type explicit_type_interface
        private final class BundleToken {
          static let bundle: Bundle = {
            #if SWIFT_PACKAGE
            return Bundle.module
            #else
            return Bundle(for: BundleToken.self)
            #endif
          }()
        }
        // swiftlint:enable convenience_type explicit_type_interface
        {% endif %}
        {% else %}
        // No files found
        {% endif %}
        """#

    /// The files in enumerations, after their folders.
    static let structured = #"""
        {# The files of a folder, and an enumeration for each folder in it #}
        {%- macro contents folder parent %}
          {% for file in folder.files %}
          {% call constant file %}
          {% endfor %}
          {% for directory in folder.directories %}
          {% set path %}{{ parent }}{{ directory.name }}/{% endset %}
          /// {{ path }}
          {{ accessModifier }} enum {{ directory.name|swiftIdentifier:"pretty"|escapeReservedKeywords }} {
            {% filter indent:2," ",true %}{% call contents directory path %}{% endfilter %}
          }
          {% endfor %}
        {% endmacro %}
        """#
}
