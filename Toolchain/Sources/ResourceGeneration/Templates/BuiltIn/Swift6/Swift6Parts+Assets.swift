extension Swift6Parts {
    /// Colors, images, symbols and data of catalogs, by values that name them.
    static let assets = #"""
        #if canImport(UIKit)
        import UIKit
        #elseif canImport(AppKit)
        import AppKit
        #endif

        {% macro contents assets %}
          {% for asset in assets %}
          {% set name %}{{ asset.name|swiftIdentifier:"pretty"|lowerFirstWord|escapeReservedKeywords }}{% endset %}
          {% if asset.type == "color" %}
          {{ access }} static let {{ name }} = ColorAsset(name: {{ asset.value|swiftLiteral }})
          {% elif asset.type == "image" %}
          {{ access }} static let {{ name }} = ImageAsset(name: {{ asset.value|swiftLiteral }})
          {% elif asset.type == "symbol" %}
          {{ access }} static let {{ name }} = ImageAsset(name: {{ asset.value|swiftLiteral }})
          {% elif asset.type == "data" %}
          {{ access }} static let {{ name }} = DataAsset(name: {{ asset.value|swiftLiteral }})
          {% elif asset.items %}
          {% if asset.isNamespaced == "true" or param.forceProvidesNamespaces %}
          {{ access }} enum {{ asset.name|swiftIdentifier:"pretty"|escapeReservedKeywords }} {
            {% filter indent:2," ",true %}{% call contents asset.items %}{% endfilter %}
          }
          {% else %}
          {% call contents asset.items %}
          {% endif %}
          {% endif %}
          {% endfor %}
        {% endmacro %}
        {{ access }} enum {{ param.enumName|default:"Asset" }} {
          {% if catalogs.count > 1 or param.forceFileNameEnum %}
          {% for catalog in catalogs %}
          {{ access }} enum {{ catalog.name|swiftIdentifier:"pretty"|escapeReservedKeywords }} {
            {% if catalog.assets %}
            {% filter indent:2," ",true %}{% call contents catalog.assets %}{% endfilter %}
            {% endif %}
          }
          {% endfor %}
          {% else %}
          {% call contents catalogs.first.assets %}
          {% endif %}

          {{ access }} struct ColorAsset: Hashable, Sendable {
            {{ access }} let name: String

            #if canImport(UIKit)
            /// The color. Ends the process if the catalog in the bundle has none of this name.
            {{ access }} var color: UIColor {
              guard let color = UIColor(named: name, in: {{ bundle }}, compatibleWith: nil) else { fatalError("There is no color \(name)") }
              return color
            }
            #elseif canImport(AppKit)
            /// The color. Ends the process if the catalog in the bundle has none of this name.
            {{ access }} var color: NSColor {
              guard let color = NSColor(named: name, bundle: {{ bundle }}) else { fatalError("There is no color \(name)") }
              return color
            }
            #endif
          }

          {{ access }} struct ImageAsset: Hashable, Sendable {
            {{ access }} let name: String

            #if canImport(UIKit)
            /// The image. Ends the process if the catalog in the bundle has none of this name.
            {{ access }} var image: UIImage {
              guard let image = UIImage(named: name, in: {{ bundle }}, compatibleWith: nil) else { fatalError("There is no image \(name)") }
              return image
            }
            #elseif canImport(AppKit)
            /// The image. Ends the process if the catalog in the bundle has none of this name.
            {{ access }} var image: NSImage {
              guard let image = {{ bundle }}.image(forResource: name) else { fatalError("There is no image \(name)") }
              return image
            }
            #endif
          }

          {{ access }} struct DataAsset: Hashable, Sendable {
            {{ access }} let name: String

            #if canImport(UIKit) || canImport(AppKit)
            /// The data. Ends the process if the catalog in the bundle has none of this name.
            {{ access }} var data: Data {
              guard let asset = NSDataAsset(name: name, bundle: {{ bundle }}) else { fatalError("There is no data \(name)") }
              return asset.data
            }
            #endif
          }
        }
        """#
}
