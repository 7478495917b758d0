import Foundation

/// An interaction that performs commands of the responder chain in its view's place.
@MainActor
protocol CommandInteraction: UIInteraction {
    /// Whether the interaction performs a command now.
    func performs(_ action: Selector) -> Bool
}
