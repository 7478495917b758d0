import Foundation

/// Views of a list, by reuse identifier: how to make one, and those that are out of use.
@MainActor
final class ReusePool<View: UIView> {
    /// Where new views come from.
    enum Source {
        case `class`(AnyClass)
        case nib(UINib)
        /// A prototype of an Interface Builder document.
        case prototype(@MainActor () -> View)
    }

    private var sources: [String: Source] = [:]
    private var idle: [String: [View]] = [:]

    func register(_ source: Source?, for identifier: String) {
        sources[identifier] = source
        idle[identifier] = nil
    }

    func source(for identifier: String) -> Source? { sources[identifier] }

    /// Takes a view that is out of use.
    func take(_ identifier: String) -> View? { idle[identifier]?.popLast() }

    /// Takes a particular view out of those out of use.
    func give(_ view: View, _ identifier: String) { idle[identifier, default: []].append(view) }

    /// Lets every view that is out of use go.
    func drain() { idle.removeAll() }

    /// How many views of an identifier are out of use.
    func idleCount(_ identifier: String) -> Int { idle[identifier]?.count ?? 0 }
}
