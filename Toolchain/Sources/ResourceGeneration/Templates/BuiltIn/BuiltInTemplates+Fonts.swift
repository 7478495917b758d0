extension BuiltInTemplates {
    /// What generates constants of fonts.
    static let fonts =
        BuiltInTemplate.swift4And5(
            parser: "fonts", name: "swift",
            parts: [FontParts.families, FontParts.type, SharedParts.bundleTokenUnlessLookup, FontParts.none])
}

private enum FontParts {
    /// The beginning, the families, and the type of a font up to what makes the platform's font.
    static let families = #"""
        // swiftlint:disable all
        // Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen

        {% if families %}
        {% set accessModifier %}{{ "public" if param.publicAccess else "internal" }}{% endset %}
        {% set fontType %}{{ param.fontTypeName|default:"FontConvertible" }}{% endset %}
        #if os(macOS)
          import AppKit.NSFont
        #elseif os(iOS) || os(tvOS) || os(watchOS)
          import UIKit.UIFont
        #endif
        5|#if canImport(SwiftUI)
        5|  import SwiftUI
        5|#endif

        // Deprecated typealiases
        @available(*, deprecated, renamed: "{{ fontType }}.Font", message: "This typealias will be removed in SwiftGen 7.0")
        {{ accessModifier }} typealias {{ param.fontAliasName|default:"Font" }} = {{ fontType }}.Font

        4|// swiftlint:disable superfluous_disable_command
        4|// swiftlint:disable file_length
        4|// swiftlint:disable implicit_return
        5|// swiftlint:disable superfluous_disable_command file_length implicit_return

        // MARK: - Fonts

        {% macro familyName family %}{{ family.name|swiftIdentifier:"pretty"|escapeReservedKeywords }}{% endmacro %}
        {% macro fontName font %}{{ font.style|swiftIdentifier:"pretty"|lowerFirstWord|escapeReservedKeywords }}{% endmacro %}
        // swiftlint:disable identifier_name line_length type_body_length
        {{ accessModifier }} enum {{ param.enumName|default:"FontFamily" }} {
          {% for family in families %}
          {{ accessModifier }} enum {%+ call familyName family +%} {
            {% for font in family.fonts %}
            {% set path %}{% if param.preservePath %}{{ font.path }}{% else %}{{ font.path|basename }}{% endif %}{% endset %}
            {{ accessModifier }} static let {%+ call fontName font +%} = {{ fontType }}(name: "{{ font.name }}", family: "{{ family.name }}", path: "{{ path }}")
            {% endfor %}
            {% map family.fonts into names using font %}{% call fontName font %}{% endmap %}
            {{ accessModifier }} static let all: [{{ fontType }}] = [{{ names|join:", " }}]
          }
          {% endfor %}
          {% map families into names using family %}{% call familyName family %}.all{% endmap %}
          {{ accessModifier }} static let allCustomFonts: [{{ fontType }}] = [{{ names|join:", " }}].flatMap { $0 }
          {{ accessModifier }} static func registerAllCustomFonts() {
            allCustomFonts.forEach { $0.register() }
          }
        }
        // swiftlint:enable identifier_name line_length type_body_length

        // MARK: - Implementation Details

        {{ accessModifier }} struct {{ fontType }} {
          {{ accessModifier }} let name: String
          {{ accessModifier }} let family: String
          {{ accessModifier }} let path: String

          #if os(macOS)
          {{ accessModifier }} typealias Font = NSFont
          #elseif os(iOS) || os(tvOS) || os(watchOS)
          {{ accessModifier }} typealias Font = UIFont
          #endif

        """#

    /// The rest of the type. The places for more are left out unless a copy fills them in.
    static let type = #"""
        4|  {{ accessModifier }} func font(size: CGFloat) -> Font! {
        4|    return Font(font: self, size: size)
        5|  {{ accessModifier }} func font(size: CGFloat) -> Font {
        5|    guard let font = Font(font: self, size: size) else {
        5|      fatalError("Unable to initialize font '\(name)' (\(family))")
        5|    }
        5|    return font
          }

        5|  #if canImport(SwiftUI)
        5|  @available(iOS 13.0, tvOS 13.0, watchOS 6.0, macOS 10.15, *)
        5|  {{ accessModifier }} func swiftUIFont(size: CGFloat) -> SwiftUI.Font {
        5|    return SwiftUI.Font.custom(self, size: size)
        5|  }
        5|
        5|  @available(iOS 14.0, tvOS 14.0, watchOS 7.0, macOS 11.0, *)
        5|  {{ accessModifier }} func swiftUIFont(fixedSize: CGFloat) -> SwiftUI.Font {
        5|    return SwiftUI.Font.custom(self, fixedSize: fixedSize)
        5|  }
        5|
        5|  @available(iOS 14.0, tvOS 14.0, watchOS 7.0, macOS 11.0, *)
        5|  {{ accessModifier }} func swiftUIFont(size: CGFloat, relativeTo textStyle: SwiftUI.Font.TextStyle) -> SwiftUI.Font {
        5|    return SwiftUI.Font.custom(self, size: size, relativeTo: textStyle)
        5|  }
        5|  #endif
        5|
        5|  {% set support %}
        5|  // Add Support For SwiftUI Here
        5|  {% endset %}
        5|  {% if not support|contains:"Add Support For SwiftUI" %}
        5|  {{ support }}
        5|  {% endif %}
          {{ accessModifier }} func register() {
            // swiftlint:disable:next conditional_returns_on_newline
            guard let url = url else { return }
            CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
          }

        5|  fileprivate func registerIfNeeded() {
        5|    #if os(iOS) || os(tvOS) || os(watchOS)
        5|    if !UIFont.fontNames(forFamilyName: family).contains(name) {
        5|      register()
        5|    }
        5|    #elseif os(macOS)
        5|    if let url = url, CTFontManagerGetScopeForURL(url as CFURL) == .none {
        5|      register()
        5|    }
        5|    #endif
        5|  }
        5|
          fileprivate var url: URL? {
        5|    // swiftlint:disable:next implicit_return
            {% if param.lookupFunction %}
            return {{ param.lookupFunction }}(name, family, path)
            {% else %}
            return {{ param.bundle|default:"BundleToken.bundle" }}.url(forResource: path, withExtension: nil)
            {% endif %}
          }
        }

        {{ accessModifier }} extension {{ fontType }}.Font {
          convenience init?(font: {{ fontType }}, size: CGFloat) {
        4|    #if os(iOS) || os(tvOS) || os(watchOS)
        4|    if !UIFont.fontNames(forFamilyName: font.family).contains(font.name) {
        4|      font.register()
        4|    }
        4|    #elseif os(macOS)
        4|    if let url = font.url, CTFontManagerGetScopeForURL(url as CFURL) == .none {
        4|      font.register()
        4|    }
        4|    #endif
        4|
        5|    font.registerIfNeeded()
            self.init(name: font.name, size: size)
          }
        }
        5|
        5|#if canImport(SwiftUI)
        5|@available(iOS 13.0, tvOS 13.0, watchOS 6.0, macOS 10.15, *)
        5|{{ accessModifier }} extension SwiftUI.Font {
        5|  static func custom(_ font: {{ fontType }}, size: CGFloat) -> SwiftUI.Font {
        5|    font.registerIfNeeded()
        5|    return custom(font.name, size: size)
        5|  }
        5|}
        5|
        5|@available(iOS 14.0, tvOS 14.0, watchOS 7.0, macOS 11.0, *)
        5|{{ accessModifier }} extension SwiftUI.Font {
        5|  static func custom(_ font: {{ fontType }}, fixedSize: CGFloat) -> SwiftUI.Font {
        5|    font.registerIfNeeded()
        5|    return custom(font.name, fixedSize: fixedSize)
        5|  }
        5|
        5|  static func custom(
        5|    _ font: {{ fontType }},
        5|    size: CGFloat,
        5|    relativeTo textStyle: SwiftUI.Font.TextStyle
        5|  ) -> SwiftUI.Font {
        5|    font.registerIfNeeded()
        5|    return custom(font.name, size: size, relativeTo: textStyle)
        5|  }
        5|}
        5|#endif
        5|{% set support %}
        5|
        5|// Add Support For SwiftUI here
        5|fileprivate extension Font {
        5|}
        5|{% endset %}
        5|{% if not support|contains:"Add Support For SwiftUI" %}
        5|{{ support }}
        5|{% endif %}
        """#

    /// What is written where there is no font.
    static let none = #"""
        {% else %}
        // No fonts found
        {% endif %}
        """#
}
