/// What configurations and their states say of themselves.
package enum ConfigurationText {
    /// The mirror of something that belongs to the main thread.
    package static func mirror(_ make: @MainActor () -> Mirror) -> Mirror {
        nonisolated(unsafe) var mirror: Mirror?
        MainActor.assumeIsolated { mirror = make() }
        return mirror!
    }

    /// The type and the properties of a mirror, without those that are `nil`.
    package static func text(_ mirror: Mirror, _ type: Any.Type) -> String {
        let properties = mirror.children.compactMap { child -> String? in
            guard let label = child.label else { return nil }
            let value = Mirror(reflecting: child.value)
            guard value.displayStyle == .optional else { return "\(label) = \(child.value)" }
            return value.children.first.map { "\(label) = \($0.value)" }
        }
        return "<\(type): \(properties.joined(separator: "; "))>"
    }
}
