/// The parts of the templates for JSON, property lists and YAML.
enum DocumentParts {
    /// The enumeration of all files, with its heading, and with rules of SwiftLint that do not hold in it.
    static func enumeration(title: String, rules: String) -> [String] {
        let start = #"""
            // MARK: - \#(title) Files

            // swiftlint:disable \#(rules)
            {{ accessModifier }} enum {{ param.enumName|default:"\#(title)Files" }} {
            """#
        return [start, files, "// swiftlint:enable \(rules)"]
    }

    /// The beginning, and what tells types.
    static let head = #"""
        // swiftlint:disable all
        // Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen

        {% if files %}
        {% set accessModifier %}{{ "public" if param.publicAccess else "internal" }}{% endset %}
        import Foundation

        // swiftlint:disable superfluous_disable_command
        // swiftlint:disable file_length

        {# The type that a value is declared with #}
        {%- macro typeName metadata -%}
          {% if metadata.type == "Array" %}[{% call typeName metadata.element %}]
          {%- elif metadata.type == "Dictionary" %}[String: Any]
          {%- elif metadata.type == "Optional" %}Any?
          {%- else %}{{ metadata.type|default:"Any" }}
          {%- endif %}
        {%- endmacro %}
        """#

    /// What writes values as Swift's literals.
    static let values = #"""
        {# A text as it is written between quotes #}
        {%- macro escaped text -%}
          {{ text|replace:"\","\\"|replace:'"','\"'|replace:"\n","\\n","regex"|replace:"\r","\\r","regex"|replace:"\t","\\t","regex" }}
        {%- endmacro %}
        {# A value as it is written in Swift #}
        {%- macro value data metadata -%}
          {% if metadata.type == "String" %}"{% call escaped data %}"
          {%- elif metadata.type == "Optional" %}nil
          {%- elif metadata.type == "Date" %}Date(timeIntervalSinceReferenceDate: {{ data.timeIntervalSinceReferenceDate }})
          {%- elif metadata.type == "Data" %}Data([{% for byte in data %}{{ byte }}{{ ", " if not forloop.last }}{% endfor %}])
          {%- elif metadata.type == "Array" %}[
            {%- for item in data -%}
              {% set index %}{{ forloop.counter0 }}{% endset %}
              {%- if metadata.element.items %}{% call value item metadata.element.items[index] %}{% else %}{% call value item metadata.element %}{% endif %}{{ ", " if not forloop.last }}
            {%- endfor -%}
          ]
          {%- elif metadata.type == "Dictionary" %}[
            {%- for key, item in data -%}
              "{% call escaped key %}": {%+ call value item metadata.properties[key] %}{{ ", " if not forloop.last }}
            {%- empty -%}
              :
            {%- endfor -%}
          ]
          {%- else %}{{ data }}
          {%- endif %}
        {%- endmacro %}
        """#

    /// The constants of a document with its values.
    static let inlineConstants = #"""
        {# The constants of a document: one for each key, or one for the whole #}
        {%- macro constants document %}
          {% if document.metadata.type == "Dictionary" %}
          {% for key, metadata in document.metadata.properties %}
          {{ accessModifier }} static let {{ key|swiftIdentifier:"pretty"|lowerFirstWord|escapeReservedKeywords }}: {%+ call typeName metadata %} = {%+ call value document.data[key] metadata +%}
          {% endfor %}
          {% else %}
          {{ accessModifier }} static let {{ "items" if document.metadata.type == "Array" else "value" }}: {%+ call typeName document.metadata %} = {%+ call value document.data document.metadata +%}
          {% endif %}
        {% endmacro %}
        """#

    /// The contents of a file that is one document.
    static let oneDocument = #"""
        {%- macro contents file %}
          {% call constants file.document %}
        {% endmacro %}
        """#

    /// The contents of a file of one or several documents.
    static let severalDocuments = #"""
        {%- macro contents file %}
          {% if file.documents.count > 1 %}
          {% for document in file.documents %}
          {{ accessModifier }} enum {{ param.documentName|default:"Document" }}{{ forloop.counter }} {
            {% filter indent:2," ",true %}{% call constants document %}{% endfilter %}
          }
          {% endfor %}
          {% else %}
          {% call constants file.documents.first %}
          {% endif %}
        {% endmacro %}
        """#

    /// An enumeration for each file, if there are several.
    static let files = #"""
          {% if files.count > 1 or param.forceFileNameEnum %}
          {% for file in files %}
          {{ accessModifier }} enum {{ file.name|swiftIdentifier:"pretty"|escapeReservedKeywords }} {
            {% filter indent:2," ",true %}{% call contents file %}{% endfilter %}
          }
          {% endfor %}
          {% else %}
          {% call contents files.first %}
          {% endif %}
        }
        """#

    /// The constants of a file that is read when they are used.
    static let jsonConstants = #"""
        {# The constants of a file: one for each key, or one for the whole #}
        {%- macro contents file %}
          {% set path %}{% if param.preservePath %}{{ file.path }}{% else %}{{ file.path|basename }}{% endif %}{% endset %}
          {% if file.document.metadata.type == "Dictionary" %}
          private static let _document = JSONDocument(path: "{{ path }}")
          {% for key, metadata in file.document.metadata.properties %}
          {{ accessModifier }} static let {{ key|swiftIdentifier:"pretty"|lowerFirstWord|escapeReservedKeywords }}: {%+ call typeName metadata %} = _document["{{ key }}"]
          {% endfor %}
          {% else %}
          {{ accessModifier }} static let {{ "items" if file.document.metadata.type == "Array" else "value" }}: {%+ call typeName file.document.metadata %} = objectFromJSON(at: "{{ path }}")
          {% endif %}
        {% endmacro %}
        """#

    /// The same for property lists.
    static let propertyListConstants = #"""
        {# The constants of a file: one for each key, or one for the whole #}
        {%- macro contents file %}
          {% set path %}{% if param.preservePath %}{{ file.path }}{% else %}{{ file.path|basename }}{% endif %}{% endset %}
          {% if file.document.metadata.type == "Dictionary" %}
          private static let _document = PlistDocument(path: "{{ path }}")
          {% for key, metadata in file.document.metadata.properties %}
          {{ accessModifier }} static let {{ key|swiftIdentifier:"pretty"|lowerFirstWord|escapeReservedKeywords }}: {%+ call typeName metadata %} = _document["{{ key }}"]
          {% endfor %}
          {% else %}
          {{ accessModifier }} static let {{ "items" if file.document.metadata.type == "Array" else "value" }}: {%+ call typeName file.document.metadata %} = arrayFromPlist(at: "{{ path }}")
          {% endif %}
        {% endmacro %}
        """#

    /// What reads the files.
    static let jsonReading = #"""

        // MARK: - Implementation Details

        {% set url %}{% if param.lookupFunction %}{{ param.lookupFunction }}(path){% else %}{{ param.bundle|default:"BundleToken.bundle" }}.url(forResource: path, withExtension: nil){% endif %}{% endset %}
        private func objectFromJSON<T>(at path: String) -> T {
          guard let url = {{ url }},
            let json = try? JSONSerialization.jsonObject(with: Data(contentsOf: url), options: []),
            let result = json as? T else {
            fatalError("Unable to load JSON at path: \(path)")
          }
          return result
        }

        private struct JSONDocument {
          let data: [String: Any]

          init(path: String) {
            self.data = objectFromJSON(at: path)
          }

          subscript<T>(key: String) -> T {
            guard let result = data[key] as? T else {
              fatalError("Property '\(key)' is not of type \(T.self)")
            }
            return result
          }
        }
        """#

    /// The same for property lists.
    static let propertyListReading = #"""

        // MARK: - Implementation Details

        {% set url %}{% if param.lookupFunction %}{{ param.lookupFunction }}(path){% else %}{{ param.bundle|default:"BundleToken.bundle" }}.url(forResource: path, withExtension: nil){% endif %}{% endset %}
        private func arrayFromPlist<T>(at path: String) -> [T] {
          guard let url = {{ url }},
            let data = NSArray(contentsOf: url) as? [T] else {
            fatalError("Unable to load PLIST at path: \(path)")
          }
          return data
        }

        private struct PlistDocument {
          let data: [String: Any]

          init(path: String) {
            guard let url = {{ url }},
              let data = NSDictionary(contentsOf: url) as? [String: Any] else {
                fatalError("Unable to load PLIST at path: \(path)")
            }
            self.data = data
          }

          subscript<T>(key: String) -> T {
            guard let result = data[key] as? T else {
              fatalError("Property '\(key)' is not of type \(T.self)")
            }
            return result
          }
        }
        """#

    /// What is written where there is no file.
    static let noFiles = #"""
        {% else %}
        // No files found
        {% endif %}
        """#
}
