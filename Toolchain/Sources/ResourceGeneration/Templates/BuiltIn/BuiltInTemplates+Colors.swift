extension BuiltInTemplates {
    /// What generates constants of color lists.
    static let colors =
        BuiltInTemplate.swift4And5(parser: "colors", name: "literals-swift", parts: [ColorParts.literals])
        + BuiltInTemplate.swift4And5(parser: "colors", name: "swift", parts: [ColorParts.colors])
}

private enum ColorParts {
    /// Colors as literals.
    static let literals = #"""
        // swiftlint:disable all
        // Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen

        {% if palettes %}
        {% set enumName %}{{ param.enumName|default:"ColorName" }}{% endset %}
        {% set accessModifier %}{{ "public" if param.publicAccess else "internal" }}{% endset %}
        #if os(macOS)
          import AppKit
          {% if enumName != "NSColor" %}
          {{ accessModifier }} enum {{ enumName }} { }
          {% endif %}
        #elseif os(iOS) || os(tvOS) || os(watchOS)
          import UIKit
          {% if enumName != "UIColor" %}
          {{ accessModifier }} enum {{ enumName }} { }
          {% endif %}
        #endif

        // swiftlint:disable superfluous_disable_command
        // swiftlint:disable file_length

        // MARK: - Colors

        {% macro constants colors modifier %}
          {% for color in colors %}
          /// 0x{{ color.red }}{{ color.green }}{{ color.blue }}{{ color.alpha }} (r: {{ color.red|hexToInt }}, g: {{ color.green|hexToInt }}, b: {{ color.blue|hexToInt }}, a: {{ color.alpha|hexToInt }})
          {{ modifier }}static let {{ color.name|swiftIdentifier:"pretty"|lowerFirstWord|escapeReservedKeywords }} = #colorLiteral(red: {{ color.red|hexToInt|int255toFloat }}, green: {{ color.green|hexToInt|int255toFloat }}, blue: {{ color.blue|hexToInt|int255toFloat }}, alpha: {{ color.alpha|hexToInt|int255toFloat }})
          {% endfor %}
        {% endmacro %}
        // swiftlint:disable identifier_name line_length type_body_length
        {{ accessModifier }} extension {{ enumName }} {
          {% if palettes.count > 1 or param.forceFileNameEnum %}
          {% set modifier %}{{ accessModifier }} {%+ endset %}
          {% for palette in palettes %}
          enum {{ palette.name|swiftIdentifier:"pretty"|escapeReservedKeywords }} {
            {% filter indent:2," ",true %}{% call constants palette.colors modifier %}{% endfilter %}
          }
          {% endfor %}
          {% else %}
          {% call constants palettes.first.colors "" %}
          {% endif %}
        }
        // swiftlint:enable identifier_name line_length type_body_length
        {% else %}
        // No color found
        {% endif %}
        """#

    /// Colors as numbers, of which the platform's colors are made.
    static let colors = #"""
        // swiftlint:disable all
        // Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen

        {% if palettes %}
        {% set enumName %}{{ param.enumName|default:"ColorName" }}{% endset %}
        {% set colorAlias %}{{ param.colorAliasName|default:"Color" }}{% endset %}
        {% set accessModifier %}{{ "public" if param.publicAccess else "internal" }}{% endset %}
        #if os(macOS)
          import AppKit.NSColor
          {{ accessModifier }} typealias {{ colorAlias }} = NSColor
        #elseif os(iOS) || os(tvOS) || os(watchOS)
          import UIKit.UIColor
          {{ accessModifier }} typealias {{ colorAlias }} = UIColor
        #endif

        // swiftlint:disable superfluous_disable_command file_length implicit_return

        // MARK: - Colors

        {% macro constants colors %}
          {% for color in colors %}
          {% set rgb %}{{ color.red }}{{ color.green }}{{ color.blue }}{% endset %}
          /// <span style="display:block;width:3em;height:2em;border:1px solid black;background:#{{ rgb }}"></span>
          /// Alpha: {{ color.alpha|hexToInt|int255toFloat|percent }} <br/> (0x{{ rgb }}{{ color.alpha }})
          {{ accessModifier }} static let {{ color.name|swiftIdentifier:"pretty"|lowerFirstWord|escapeReservedKeywords }} = {{ enumName }}(rgbaValue: 0x{{ rgb }}{{ color.alpha }})
          {% endfor %}
        {% endmacro %}
        // swiftlint:disable identifier_name line_length type_body_length
        {{ accessModifier }} struct {{ enumName }} {
          {{ accessModifier }} let rgbaValue: UInt32
          {{ accessModifier }} var color: {{ colorAlias }} { return {{ colorAlias }}(named: self) }

          {% if palettes.count > 1 or param.forceFileNameEnum %}
          {% for palette in palettes %}
          {{ accessModifier }} enum {{ palette.name|swiftIdentifier:"pretty"|escapeReservedKeywords }} {
            {% filter indent:2," ",true %}{% call constants palette.colors %}{% endfilter %}
          }
          {% endfor %}
          {% else %}
          {% call constants palettes.first.colors %}
          {% endif %}
        }
        // swiftlint:enable identifier_name line_length type_body_length

        // MARK: - Implementation Details

        internal extension {{ colorAlias }} {
          convenience init(rgbaValue: UInt32) {
            let components = RGBAComponents(rgbaValue: rgbaValue).normalized
            self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
          }
        }

        private struct RGBAComponents {
          let rgbaValue: UInt32

          private var shifts: [UInt32] {
            [
              rgbaValue >> 24, // red
              rgbaValue >> 16, // green
              rgbaValue >> 8,  // blue
              rgbaValue        // alpha
            ]
          }

          private var components: [CGFloat] {
            shifts.map { CGFloat($0 & 0xff) }
          }

          var normalized: [CGFloat] {
            components.map { $0 / 255.0 }
          }
        }

        {{ accessModifier }} extension {{ colorAlias }} {
          convenience init(named color: {{ enumName }}) {
            self.init(rgbaValue: color.rgbaValue)
          }
        }
        {% else %}
        // No color found
        {% endif %}
        """#
}
