/// What the interfaces of several modules tell one another.
struct CheckKnowledge {
    /// The classes that Objective-C sees.
    var classes: Set<String> = ["NSObject"]
    /// The protocols that it sees.
    var protocols: Set<String> = ["NSObjectProtocol"]
    /// The types of Foundation's that another module replaces.
    var replaced: Set<String> = []
    /// What those inherit.
    var replacedSuperclasses: [String: String] = [:]
    /// What classes inherit.
    var superclasses: [String: String] = [:]
    /// The properties that classes declare without overriding.
    var properties: [String: Set<String>] = [:]
    /// The initializers that classes declare.
    var initializers: [String: [InheritableInitializer]] = ["NSObject": [InheritableInitializer(text: "init()", key: "init()")]]
    /// The properties, `Class.name`, that stand in the place of another's of another type, as Objective-C has them.
    private(set) var hiding: Set<String> = []
    /// Those in whose place they stand.
    private(set) var hidden: Set<String> = []

    /// Looks for such properties of some classes.
    mutating func findHidden(_ classes: some Sequence<String>) {
        for name in classes {
            for property in properties[name] ?? [] {
                var (above, steps) = (superclasses[name], 0)
                while let current = above, steps < Limits.steps {
                    if properties[current]?.contains(property) == true {
                        hiding.insert("\(name).\(property)")
                        hidden.insert("\(current).\(property)")
                        break
                    }
                    (above, steps) = (superclasses[current], steps + 1)
                }
            }
        }
    }

    /// The initializers that a class inherits from the one above it as its own, since it declares none of its own that is designated.
    func inherited(by name: String) -> [InheritableInitializer] {
        guard let above = superclasses[name], declared(by: name).allSatisfy(\.isConvenience) else { return [] }
        let own = Set(declared(by: name).map(\.key))
        return designated(of: above, 0).filter { !own.contains($0.key) }
    }

    /// Whether a class inherits what is convenient, since it has all that is designated above it.
    func inheritsConvenience(_ name: String) -> Bool {
        guard let above = superclasses[name] else { return false }
        let own = Set(declared(by: name).map(\.key))
        return declared(by: name).allSatisfy(\.isConvenience) || designated(of: above, 0).allSatisfy { own.contains($0.key) }
    }

    private func declared(by name: String) -> [InheritableInitializer] { initializers[name] ?? [] }

    private func designated(of name: String, _ depth: Int) -> [InheritableInitializer] {
        let own = declared(by: name).filter { !$0.isConvenience }
        guard own.isEmpty, depth < Limits.steps, let above = superclasses[name] else { return own }
        return designated(of: above, depth + 1)
    }
}
