extension BuiltInTemplates {
    /// What generates constants of storyboards' scenes and segues.
    static let interfaceBuilder =
        BuiltInTemplate.swift4And5(
            parser: "ib", name: "scenes-swift",
            parts: [
                InterfaceBuilderParts.head, InterfaceBuilderParts.storyboards, InterfaceBuilderParts.sceneTypes,
                SharedParts.bundleTokenUnlessLookup, InterfaceBuilderParts.none,
            ])
        + BuiltInTemplate.swift4And5(
            parser: "ib", name: "segues-swift",
            parts: [InterfaceBuilderParts.head, InterfaceBuilderParts.segues, InterfaceBuilderParts.none])
}

private enum InterfaceBuilderParts {
    /// The beginning, with the imports.
    static let head = #"""
        // swiftlint:disable all
        // Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen

        {% if platform and storyboards %}
        {% set accessModifier %}{{ "public" if param.publicAccess else "internal" }}{% endset %}
        {% set isAppKit %}{{ "true" if platform == "macOS" }}{% endset %}
        {% set prefix %}{{ "NS" if isAppKit else "UI" }}{% endset %}
        // swiftlint:disable sorted_imports
        import Foundation
        {% for module in modules where module != env.PRODUCT_MODULE_NAME and module != param.module %}
        import {{ module }}
        {% endfor %}

        // swiftlint:disable superfluous_disable_command
        """#

    /// The scenes of each storyboard.
    static let storyboards = #"""
        // swiftlint:disable file_length implicit_return

        // MARK: - Storyboard Scenes

        {# A scene's class, with its module; a placeholder stands for the target's module #}
        {%- macro className scene -%}
          {% set module %}{% if scene.moduleIsPlaceholder %}{{ env.PRODUCT_MODULE_NAME|default:param.module }}{% else %}{{ scene.module }}{% endif %}{% endset %}
          {%- if module and not param.ignoreTargetModule -%}
            {{ module }}.
          {%- elif module and module != env.PRODUCT_MODULE_NAME and module != param.module -%}
            {{ module }}.
          {%- endif -%}
          {{ scene.type }}
        {%- endmacro %}
        4|{% macro storyboardType name %}{{ name }}.self{% endmacro %}
        4|// swiftlint:disable explicit_type_interface identifier_name line_length prefer_self_in_static_references
        4|// swiftlint:disable type_body_length type_name
        5|{% macro storyboardType name %}Self.self{% endmacro %}
        5|// swiftlint:disable explicit_type_interface identifier_name line_length type_body_length type_name
        {{ accessModifier }} enum {{ param.enumName|default:"StoryboardScene" }} {
          {% for storyboard in storyboards %}
          {% set name %}{{ storyboard.name|swiftIdentifier:"pretty"|escapeReservedKeywords }}{% endset %}
          {{ accessModifier }} enum {{ name }}: StoryboardType {
            {{ accessModifier }} static let storyboardName = "{{ storyboard.name }}"
            {% if storyboard.initialScene %}

            {{ accessModifier }} static let initialScene = InitialSceneType<{% call className storyboard.initialScene %}>(storyboard: {%+ call storyboardType name %})
            {% endif %}
            {% for scene in storyboard.scenes %}

            {{ accessModifier }} static let {{ scene.identifier|swiftIdentifier:"pretty"|lowerFirstWord|escapeReservedKeywords }} = SceneType<{% call className scene %}>(storyboard: {%+ call storyboardType name %}, identifier: "{{ scene.identifier }}")
            {% endfor %}
          }
          {% endfor %}
        }
        4|// swiftlint:enable explicit_type_interface identifier_name line_length prefer_self_in_static_references
        4|// swiftlint:enable type_body_length type_name
        5|// swiftlint:enable explicit_type_interface identifier_name line_length type_body_length type_name
        """#

    /// What makes scenes.
    static let sceneTypes = #"""

        // MARK: - Implementation Details

        {{ accessModifier }} protocol StoryboardType {
          static var storyboardName: String { get }
        }

        {{ accessModifier }} extension StoryboardType {
          static var storyboard: {{ prefix }}Storyboard {
            let name = {{ "NSStoryboard.Name(self.storyboardName)" if isAppKit else "self.storyboardName" }}
            {% if param.lookupFunction %}
            return {{ param.lookupFunction }}(name)
            {% else %}
            return {{ prefix }}Storyboard(name: name, bundle: {{ param.bundle|default:"BundleToken.bundle" }})
            {% endif %}
          }
        }

        {{ accessModifier }} struct SceneType<T{{ ": UIViewController" if not isAppKit }}> {
          {{ accessModifier }} let storyboard: StoryboardType.Type
          {{ accessModifier }} let identifier: String

          {{ accessModifier }} func instantiate() -> T {
            {% if isAppKit %}
            let identifier = NSStoryboard.SceneIdentifier(self.identifier)
            guard let controller = storyboard.storyboard.instantiateController(withIdentifier: identifier) as? T else {
              fatalError("Controller '\(identifier)' is not of the expected class \(T.self).")
            }
            {% else %}
            let identifier = self.identifier
            guard let controller = storyboard.storyboard.instantiateViewController(withIdentifier: identifier) as? T else {
              fatalError("ViewController '\(identifier)' is not of the expected class \(T.self).")
            }
            {% endif %}
            return controller
          }

          {% if isAppKit %}
          @available(macOS 10.15, *)
          {{ accessModifier }} func instantiate(creator block: @escaping (NSCoder) -> T?) -> T where T: NSViewController {
        5|    let identifier = NSStoryboard.SceneIdentifier(self.identifier)
            return storyboard.storyboard.instantiateController(identifier: identifier, creator: block)
          }

          @available(macOS 10.15, *)
          {{ accessModifier }} func instantiate(creator block: @escaping (NSCoder) -> T?) -> T where T: NSWindowController {
        5|    let identifier = NSStoryboard.SceneIdentifier(self.identifier)
            return storyboard.storyboard.instantiateController(identifier: identifier, creator: block)
          }
          {% else %}
          @available(iOS 13.0, tvOS 13.0, *)
          {{ accessModifier }} func instantiate(creator block: @escaping (NSCoder) -> T?) -> T {
            return storyboard.storyboard.instantiateViewController(identifier: identifier, creator: block)
          }
          {% endif %}
        }

        {{ accessModifier }} struct InitialSceneType<T{{ ": UIViewController" if not isAppKit }}> {
          {{ accessModifier }} let storyboard: StoryboardType.Type

          {{ accessModifier }} func instantiate() -> T {
            {% if isAppKit %}
            guard let controller = storyboard.storyboard.instantiateInitialController() as? T else {
              fatalError("Controller is not of the expected class \(T.self).")
            }
            {% else %}
            guard let controller = storyboard.storyboard.instantiateInitialViewController() as? T else {
              fatalError("ViewController is not of the expected class \(T.self).")
            }
            {% endif %}
            return controller
          }

          {% if isAppKit %}
          @available(macOS 10.15, *)
          {{ accessModifier }} func instantiate(creator block: @escaping (NSCoder) -> T?) -> T where T: NSViewController {
            guard let controller = storyboard.storyboard.instantiateInitialController(creator: block) else {
              fatalError("Storyboard \(storyboard.storyboardName) does not have an initial scene.")
            }
            return controller
          }

          @available(macOS 10.15, *)
          {{ accessModifier }} func instantiate(creator block: @escaping (NSCoder) -> T?) -> T where T: NSWindowController {
            guard let controller = storyboard.storyboard.instantiateInitialController(creator: block) else {
              fatalError("Storyboard \(storyboard.storyboardName) does not have an initial scene.")
            }
            return controller
          }
          {% else %}
          @available(iOS 13.0, tvOS 13.0, *)
          {{ accessModifier }} func instantiate(creator block: @escaping (NSCoder) -> T?) -> T {
            guard let controller = storyboard.storyboard.instantiateInitialViewController(creator: block) else {
              fatalError("Storyboard \(storyboard.storyboardName) does not have an initial scene.")
            }
            return controller
          }
          {% endif %}
        }
        """#

    /// What is written where there is nothing.
    static let none = #"""
        {% elif storyboards %}
        // Mixed AppKit and UIKit storyboard files found, please invoke swiftgen with these separately
        {% else %}
        // No storyboard found
        {% endif %}
        """#

    /// The segues of each storyboard, and what performs them.
    static let segues = #"""
        // swiftlint:disable file_length

        // MARK: - Storyboard Segues

        // swiftlint:disable explicit_type_interface identifier_name line_length type_body_length type_name
        {{ accessModifier }} enum {{ param.enumName|default:"StoryboardSegue" }} {
          {% for storyboard in storyboards where storyboard.segues %}
          {{ accessModifier }} enum {{ storyboard.name|swiftIdentifier:"pretty"|escapeReservedKeywords }}: String, SegueType {
            {% for segue in storyboard.segues %}
            {% set name %}{{ segue.identifier|swiftIdentifier:"pretty"|lowerFirstWord }}{% endset %}
            case {{ name|escapeReservedKeywords }}{% if name != segue.identifier %} = "{{ segue.identifier }}"{% endif +%}
            {% endfor %}
          }
          {% endfor %}
        }
        // swiftlint:enable explicit_type_interface identifier_name line_length type_body_length type_name

        // MARK: - Implementation Details

        {{ accessModifier }} protocol SegueType: RawRepresentable {}

        {% if isAppKit %}
        {{ accessModifier }} extension NSSeguePerforming {
          func perform<S: SegueType>(segue: S, sender: Any? = nil) where S.RawValue == String {
            let identifier = NSStoryboardSegue.Identifier(segue.rawValue)
            performSegue?(withIdentifier: identifier, sender: sender)
          }
        }
        {% else %}
        {{ accessModifier }} extension UIViewController {
          func perform<S: SegueType>(segue: S, sender: Any? = nil) where S.RawValue == String {
            let identifier = segue.rawValue
            performSegue(withIdentifier: identifier, sender: sender)
          }
        }
        {% endif %}

        {{ accessModifier }} extension SegueType where RawValue == String {
          init?(_ segue: {{ prefix }}StoryboardSegue) {
            {% if isAppKit %}
            #if swift(>=4.2)
            guard let identifier = segue.identifier else { return nil }
            #else
            guard let identifier = segue.identifier?.rawValue else { return nil }
            #endif
            {% else %}
            guard let identifier = segue.identifier else { return nil }
            {% endif %}
            self.init(rawValue: identifier)
          }
        }
        """#
}
