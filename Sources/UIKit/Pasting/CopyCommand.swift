import Foundation
import SampanFoundation

/// The command to copy, for responders that have no method of that name but say which items they export.
@MainActor
enum CopyCommand {
    static let action = Selector("copy:")

    /// The items that a responder lets be copied.
    private static func items(of responder: UIResponder) -> [NSItemProvider] {
        guard let configuration = responder.activityItemsConfiguration,
            OptionalRequirement.call({ configuration.activityItemsConfigurationSupports(interaction: .copy) }) ?? true
        else { return [] }
        return configuration.itemProvidersForActivityItemsConfiguration
    }

    /// Whether a responder has items to be copied.
    static func canPerform(on responder: UIResponder) -> Bool { !items(of: responder).isEmpty }

    /// Puts a responder's items on the general pasteboard, if it does not copy in a way of its own. Whether there were any.
    static func perform(_ action: Selector, on target: AnyObject) -> Bool {
        guard action == Self.action, let responder = target as? UIResponder,
            ClassRegistry.implementation(of: action, in: type(of: responder)) == nil
        else { return false }
        let items = items(of: responder)
        guard !items.isEmpty else { return false }
        UIPasteboard.general.itemProviders = items
        return true
    }
}
