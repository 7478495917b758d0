extension Swift6Parts {
    /// Fonts of files in the bundle, registered when they are first asked for.
    static let fonts = #"""
        #if canImport(UIKit)
        import UIKit
        #elseif canImport(AppKit)
        import AppKit
        #endif

        {{ access }} enum {{ param.enumName|default:"FontFamily" }} {
          {% for family in families %}
          {{ access }} enum {{ family.name|swiftIdentifier:"pretty"|escapeReservedKeywords }} {
            {% for font in family.fonts %}
            {% set path %}{{ font.path if param.preservePath else font.path|basename }}{% endset %}
            {{ access }} static let {{ font.style|swiftIdentifier:"pretty"|lowerFirstWord|escapeReservedKeywords }} = FontFile(name: {{ font.name|swiftLiteral }}, family: {{ family.name|swiftLiteral }}, path: {{ path|swiftLiteral }})
            {% endfor %}
          }
          {% endfor %}

          {{ access }} struct FontFile: Hashable, Sendable {
            {{ access }} let name: String
            {{ access }} let family: String
            {{ access }} let path: String

            #if canImport(UIKit)
            /// The font. Ends the process if the bundle has no such file.
            {{ access }} func font(size: CGFloat) -> UIFont {
              if let font = UIFont(name: name, size: size) { return font }
              if let url = {{ bundle }}.url(forResource: path, withExtension: nil) { CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil) }
              guard let font = UIFont(name: name, size: size) else { fatalError("There is no font \(name)") }
              return font
            }
            #elseif canImport(AppKit)
            /// The font. Ends the process if the bundle has no such file.
            {{ access }} func font(size: CGFloat) -> NSFont {
              if let font = NSFont(name: name, size: size) { return font }
              if let url = {{ bundle }}.url(forResource: path, withExtension: nil) { CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil) }
              guard let font = NSFont(name: name, size: size) else { fatalError("There is no font \(name)") }
              return font
            }
            #endif
          }
        }
        """#
}
