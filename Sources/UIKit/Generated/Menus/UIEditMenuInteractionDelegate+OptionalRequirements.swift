// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIEditMenuInteractionDelegate {
    /// Not implemented.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) { OptionalRequirement.notImplemented() }
}
