/// Whether something is shown. See https://developer.apple.com/documentation/swiftui/visibility.
public enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic, visible, hidden
}
