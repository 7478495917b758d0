import UIKit

/// Whether a button does what it does again and again while a finger stays on it.
/// See https://developer.apple.com/documentation/swiftui/buttonrepeatbehavior.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    let isEnabled: Bool
    /// As usual: it does not.
    public static let automatic = ButtonRepeatBehavior(isEnabled: false)
    /// It does.
    public static let enabled = ButtonRepeatBehavior(isEnabled: true)
    /// It does not.
    public static let disabled = ButtonRepeatBehavior(isEnabled: false)
}

private struct ButtonRepeatKey: EnvironmentKey { static var defaultValue: ButtonRepeatBehavior { .automatic } }
extension EnvironmentValues {
    /// Whether buttons do what they do again and again while a finger stays on them.
    public var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatKey.self] }
        set { self[ButtonRepeatKey.self] = newValue }
    }
}

extension View {
    /// Says whether buttons within do what they do again and again while a finger stays on them.
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { environment(\.buttonRepeatBehavior, behavior) }
}

/// Calls a function again and again while a finger stays on a button: after half a second, then ten times a second.
@MainActor
final class ButtonRepeater {
    private let graph: ViewGraph
    private var next: Double?
    /// Whether it has called the function, so that the finger's going does not.
    private(set) var hasFired = false

    init(_ graph: ViewGraph) { self.graph = graph }

    func follow(_ isPressed: Bool, _ action: @escaping () -> Void) {
        guard isPressed else { return graph.animator.stop(self) }
        (next, hasFired) = (nil, false)
        graph.animator.run(self) { [weak self] time in
            guard let self else { return false }
            let due = next ?? time + 0.5
            next = due
            if time >= due {
                hasFired = true
                next = due + 0.1
                action()
            }
            return true
        }
        graph.wake()
    }
}
