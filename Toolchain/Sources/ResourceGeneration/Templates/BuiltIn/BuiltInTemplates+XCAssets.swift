extension BuiltInTemplates {
    /// What generates constants of asset catalogs.
    static let xcassets =
        BuiltInTemplate.swift4And5(
            parser: "xcassets", name: "swift",
            parts: [
                AssetParts.head, AssetParts.catalogs, AssetTypeParts.arResourceGroup, AssetTypeParts.color, AssetTypeParts.data,
                AssetTypeParts.image, AssetTypeParts.symbol, SharedParts.bundleToken, AssetParts.none,
            ])
}

private enum AssetParts {
    /// The beginning: the names of types, and the imports.
    static let head = #"""
        // swiftlint:disable all
        // Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen

        {% if catalogs %}
        {% set enumName %}{{ param.enumName|default:"Asset" }}{% endset %}
        {% set arResourceGroupType %}{{ param.arResourceGroupTypeName|default:"ARResourceGroupAsset" }}{% endset %}
        {% set colorType %}{{ param.colorTypeName|default:"ColorAsset" }}{% endset %}
        {% set dataType %}{{ param.dataTypeName|default:"DataAsset" }}{% endset %}
        {% set imageType %}{{ param.imageTypeName|default:"ImageAsset" }}{% endset %}
        {% set symbolType %}{{ param.symbolTypeName|default:"SymbolAsset" }}{% endset %}
        {% set accessModifier %}{{ "public" if param.publicAccess else "internal" }}{% endset %}
        {% set bundle %}{{ param.bundle|default:"BundleToken.bundle" }}{% endset %}
        #if os(macOS)
          import AppKit
        #elseif os(iOS)
          {% if resourceCount.arresourcegroup > 0 %}
          import ARKit
          {% endif %}
          import UIKit
        #elseif os(tvOS) || os(watchOS)
          import UIKit
        #endif
        5|#if canImport(SwiftUI)
        5|  import SwiftUI
        5|#endif
        """#

    /// The assets of each catalog.
    static let catalogs = #"""

        {% if resourceCount.color > 0 or resourceCount.image > 0 %}
        // Deprecated typealiases
        {% if resourceCount.color > 0 %}
        @available(*, deprecated, renamed: "{{ colorType }}.Color", message: "This typealias will be removed in SwiftGen 7.0")
        {{ accessModifier }} typealias {{ param.colorAliasName|default:"AssetColorTypeAlias" }} = {{ colorType }}.Color
        {% endif %}
        {% if resourceCount.image > 0 %}
        @available(*, deprecated, renamed: "{{ imageType }}.Image", message: "This typealias will be removed in SwiftGen 7.0")
        {{ accessModifier }} typealias {{ param.imageAliasName|default:"AssetImageTypeAlias" }} = {{ imageType }}.Image
        {% endif %}

        {% endif %}
        // swiftlint:disable superfluous_disable_command file_length implicit_return

        // MARK: - Asset Catalogs

        {# The assets of a catalog or folder #}
        {%- macro contents assets %}
          {% for asset in assets %}
          {% if asset.type == "arresourcegroup" %}
          {% call constant asset arResourceGroupType %}
          {% elif asset.type == "color" %}
          {% call constant asset colorType %}
          {% elif asset.type == "data" %}
          {% call constant asset dataType %}
          {% elif asset.type == "image" %}
          {% call constant asset imageType %}
          {% elif asset.type == "symbol" %}
          {% call constant asset symbolType %}
          {% elif asset.items and asset.isNamespaced == "true" or asset.items and param.forceProvidesNamespaces %}
          {{ accessModifier }} enum {{ asset.name|swiftIdentifier:"pretty"|escapeReservedKeywords }} {
            {% filter indent:2," ",true %}{% call contents asset.items %}{% endfilter %}
          }
          {% elif asset.items %}
          {% call contents asset.items %}
          {% endif %}
          {% endfor %}
        {% endmacro %}
        {%- macro constant asset type %}
          {{ accessModifier }} static let {{ asset.name|swiftIdentifier:"pretty"|lowerFirstWord|escapeReservedKeywords }} = {{ type }}(name: "{{ asset.value }}")
        {% endmacro %}
        {# The names of all assets of a type, with the enumerations they are in #}
        {%- macro names assets type prefix %}
          {% for asset in assets %}
          {% if asset.type == type %}
          {{ prefix }}{{ asset.name|swiftIdentifier:"pretty"|lowerFirstWord|escapeReservedKeywords }},
          {% elif asset.items and asset.isNamespaced == "true" or asset.items and param.forceProvidesNamespaces %}
          {% set inner %}{{ prefix }}{{ asset.name|swiftIdentifier:"pretty"|escapeReservedKeywords }}.{% endset %}
          {% call names asset.items type inner %}
          {% elif asset.items %}
          {% call names asset.items type prefix %}
          {% endif %}
          {% endfor %}
        {% endmacro %}
        {%- macro list name assets type typeName %}
          {% set values %}{% call names assets type "" %}{% endset %}
          {% if values|removeNewlines %}
          @available(*, deprecated, message: "All values properties are now deprecated")
          {{ accessModifier }} static let {{ name }}: [{{ typeName }}] = [
            {% filter indent:2," ",true %}{{ values }}{% endfilter %}
          ]
          {% endif %}
        {% endmacro %}
        {%- macro catalogContents assets %}
          {% call contents assets %}
          {% if param.allValues and assets %}

          // swiftlint:disable trailing_comma
          {% call list "allResourceGroups" assets "arresourcegroup" arResourceGroupType %}
          {% call list "allColors" assets "color" colorType %}
          {% call list "allDataAssets" assets "data" dataType %}
          {% call list "allImages" assets "image" imageType %}
          {% call list "allSymbols" assets "symbol" symbolType %}
          // swiftlint:enable trailing_comma
          {% endif %}
        {% endmacro %}
        // swiftlint:disable identifier_name line_length nesting type_body_length type_name
        {{ accessModifier }} enum {{ enumName }} {
          {% if catalogs.count > 1 or param.forceFileNameEnum %}
          {% for catalog in catalogs %}
          {{ accessModifier }} enum {{ catalog.name|swiftIdentifier:"pretty"|escapeReservedKeywords }} {
            {% if catalog.assets %}
            {% filter indent:2," ",true %}{% call catalogContents catalog.assets %}{% endfilter %}
            {% endif %}
          }
          {% endfor %}
          {% else %}
          {% call catalogContents catalogs.first.assets %}
          {% endif %}
        }
        // swiftlint:enable identifier_name line_length nesting type_body_length type_name

        // MARK: - Implementation Details
        """#

    /// What is written where there is no asset.
    static let none = #"""
        {% else %}
        // No assets found
        {% endif %}
        """#
}
