/// What stands for a stored property while an initializer runs, so that the compiler sees whether it was set.
public struct _SwiftDataNoType: Sendable {
    /// Creates the only one there is.
    public init() {}
}
