extension Swift6Parts {
    /// The scenes of storyboards, by values that name them, and the segues.
    ///
    /// Parameters besides: `segueEnumName`, `module`, `ignoreTargetModule`, `lookupFunction`.
    static let interfaces = #"""
        {% if platform %}
        {% set isAppKit %}{{ "true" if platform == "macOS" }}{% endset %}
        {% set prefix %}{{ "NS" if isAppKit else "UI" }}{% endset %}
        {% set segues %}{{ param.segueEnumName|default:"StoryboardSegue" }}{% endset %}
        import Foundation
        {% for module in modules where module != env.PRODUCT_MODULE_NAME and module != param.module %}
        import {{ module }}
        {% endfor %}

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
        {{ access }} enum {{ param.enumName|default:"StoryboardScene" }} {
          {% for storyboard in storyboards %}
          {{ access }} enum {{ storyboard.name|swiftIdentifier:"pretty"|escapeReservedKeywords }} {
            {% if storyboard.initialScene %}
            {{ access }} static let initialScene = InitialSceneReference<{% call className storyboard.initialScene %}>(storyboard: {{ storyboard.name|swiftLiteral }})
            {% endif %}
            {% for scene in storyboard.scenes %}
            {{ access }} static let {{ scene.identifier|swiftIdentifier:"pretty"|lowerFirstWord|escapeReservedKeywords }} = SceneReference<{% call className scene %}>(storyboard: {{ storyboard.name|swiftLiteral }}, identifier: {{ scene.identifier|swiftLiteral }})
            {% endfor %}
          }
          {% endfor %}

          {{ access }} struct SceneReference<Controller{{ ": UIViewController" if not isAppKit }}>: Sendable {
            {{ access }} let storyboard: String
            {{ access }} let identifier: String

            /// Makes the scene. Ends the process if the storyboard has no such scene of this class.
            @MainActor {{ access }} func instantiate() -> Controller {
              let made = {%+ call storyboard %}.instantiate{{ "" if isAppKit else "View" }}Controller(withIdentifier: identifier)
              guard let controller = made as? Controller else { fatalError("The scene \(identifier) of \(storyboard) is no \(Controller.self)") }
              return controller
            }
            {% call creators "" %}
          }

          {{ access }} struct InitialSceneReference<Controller{{ ": UIViewController" if not isAppKit }}>: Sendable {
            {{ access }} let storyboard: String

            /// Makes the scene. Ends the process if the storyboard begins with none of this class.
            @MainActor {{ access }} func instantiate() -> Controller {
              let made = {%+ call storyboard %}.instantiateInitial{{ "" if isAppKit else "View" }}Controller()
              guard let controller = made as? Controller else { fatalError("The first scene of \(storyboard) is no \(Controller.self)") }
              return controller
            }
            {% call creators "Initial" %}
          }
        }

        {{ access }} enum {{ segues }} {
          {% for storyboard in storyboards where storyboard.segues %}
          {{ access }} enum {{ storyboard.name|swiftIdentifier:"pretty"|escapeReservedKeywords }}: String, {{ segues }}Identifier {
            {% for segue in storyboard.segues %}
            case {{ segue.identifier|swiftIdentifier:"pretty"|lowerFirstWord|escapeReservedKeywords }} = {{ segue.identifier|swiftLiteral }}
            {% endfor %}
          }
          {% endfor %}
        }

        {{ access }} protocol {{ segues }}Identifier: RawRepresentable<String>, Sendable {}

        extension {{ segues }}Identifier {
          /// The segue's identifier; `nil` if it has none, or one of another storyboard.
          @MainActor {{ access }} init?(_ segue: {{ prefix }}StoryboardSegue) {
            guard let identifier = segue.identifier else { return nil }
            self.init(rawValue: identifier)
          }
        }

        extension {{ "NSSeguePerforming" if isAppKit else "UIViewController" }} {
          /// Performs a segue that this scene has.
          {{ "@MainActor " if isAppKit }}{{ access }} func perform(segue: some {{ segues }}Identifier, sender: Any? = nil) {
            performSegue{{ "?" if isAppKit }}(withIdentifier: segue.rawValue, sender: sender)
          }
        }
        {% else %}
        // Storyboards of AppKit and UIKit need a file each
        {% endif %}
        """#

    /// What makes scenes of a storyboard. It has to stand before the scenes.
    static let interfaceMacros = #"""
        {% macro storyboard -%}
          {%- if param.lookupFunction %}{{ param.lookupFunction }}(storyboard)
          {%- else %}{{ "NS" if platform == "macOS" else "UI" }}Storyboard(name: storyboard, bundle: {{ bundle }})
          {%- endif -%}
        {%- endmacro %}
        {% macro creator initial condition %}

            /// Makes the scene by a function.
            @MainActor {{ access }} func instantiate(creator: @escaping (NSCoder) -> Controller?) -> Controller{{ condition }} {
              {% if initial and platform == "macOS" %}
              guard let controller = {%+ call storyboard %}.instantiateInitialController(creator: creator) else { fatalError("\(storyboard) has no first scene") }
              return controller
              {% elif initial %}
              guard let controller = {%+ call storyboard %}.instantiateInitialViewController(creator: creator) else { fatalError("\(storyboard) has no first scene") }
              return controller
              {% elif platform == "macOS" %}
              return {%+ call storyboard %}.instantiateController(identifier: identifier, creator: creator)
              {% else %}
              return {%+ call storyboard %}.instantiateViewController(identifier: identifier, creator: creator)
              {% endif %}
            }
        {% endmacro %}
        {% macro creators initial %}
        {% if platform == "macOS" %}
        {% call creator initial " where Controller: NSViewController" %}
        {% call creator initial " where Controller: NSWindowController" %}
        {% else %}
        {% call creator initial "" %}
        {% endif %}
        {% endmacro %}
        """#
}
