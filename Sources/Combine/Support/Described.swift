/// What shows itself by a name, with chosen children instead of its stored properties.
@usableFromInline
protocol Described: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    /// What reflection shows.
    var children: [Mirror.Child] { get }
}

extension Described {
    @usableFromInline var children: [Mirror.Child] { [] }
    @usableFromInline var customMirror: Mirror { Mirror(self, children: children) }
    @usableFromInline var playgroundDescription: Any { description }
}
