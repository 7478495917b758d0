import Dispatch

/// Queues, groups, sources and the like are objects that can be compared, as on iOS. Dispatch here makes another object for a global queue each
/// time that it is asked for; what both stand for is the same.
extension DispatchObject: @retroactive Equatable, @retroactive Hashable {
    /// Whether two are the same.
    public static func == (lhs: DispatchObject, rhs: DispatchObject) -> Bool { lhs === rhs || lhs.identity == rhs.identity }

    /// Hashes what the object stands for.
    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }

    private var identity: UnsafeRawPointer {
        let wrapped = Mirror(reflecting: self).children.first { $0.label == "__wrapped" }?.value as? OpaquePointer
        return wrapped.map { UnsafeRawPointer($0) } ?? UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
    }
}
