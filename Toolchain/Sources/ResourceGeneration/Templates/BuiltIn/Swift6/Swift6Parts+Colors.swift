extension Swift6Parts {
    /// Colors by their numbers.
    static let colors = #"""
        #if canImport(UIKit)
        import UIKit
        #elseif canImport(AppKit)
        import AppKit
        #endif

        {% macro contents palette %}
          {% for color in palette.colors %}
          {{ access }} static let {{ color.name|swiftIdentifier:"pretty"|lowerFirstWord|escapeReservedKeywords }} = ColorValue(red: 0x{{ color.red }}, green: 0x{{ color.green }}, blue: 0x{{ color.blue }}, alpha: 0x{{ color.alpha }})
          {% endfor %}
        {% endmacro %}
        {{ access }} enum {{ param.enumName|default:"ColorName" }} {
          {% if palettes.count > 1 or param.forceFileNameEnum %}
          {% for palette in palettes %}
          {{ access }} enum {{ palette.name|swiftIdentifier:"pretty"|escapeReservedKeywords }} {
            {% filter indent:2," ",true %}{% call contents palette %}{% endfilter %}
          }
          {% endfor %}
          {% else %}
          {% call contents palettes.first %}
          {% endif %}

          {{ access }} struct ColorValue: Hashable, Sendable {
            {{ access }} let red: UInt8
            {{ access }} let green: UInt8
            {{ access }} let blue: UInt8
            {{ access }} let alpha: UInt8

            #if canImport(UIKit)
            /// The color.
            {{ access }} var color: UIColor {
              UIColor(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: CGFloat(alpha) / 255)
            }
            #elseif canImport(AppKit)
            /// The color.
            {{ access }} var color: NSColor {
              NSColor(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: CGFloat(alpha) / 255)
            }
            #endif
          }
        }
        """#
}
