/// Which initializers a class has (The Swift Programming Language, "Automatic Initializer Inheritance"):
///
/// 1. A class that declares no designated initializer inherits all of its superclass's.
/// 2. A class that has all designated initializers of its superclass, by rule 1 or by overriding them, inherits all convenience initializers.
struct InitializerInheritance {
    let knowledge: Knowledge
    /// The name that Objective-C has for an initializer of this module, where it is not what the compiler's rule says.
    var name: (Member) -> String? = { _ in nil }

    /// The initializers that can be called on a class, its own first.
    func initializers(of reference: Knowledge.ClassReference) -> [MemberSummary] {
        var result: [MemberSummary] = []
        for current in knowledge.chain(from: reference).reversed() { result = inherit(result, by: current) }
        return result
    }

    private func inherit(_ inherited: [MemberSummary], by reference: Knowledge.ClassReference) -> [MemberSummary] {
        let own: [MemberSummary]
        let hasSuperclass: Bool
        switch reference {
        case .own(let type):
            own = type.allMembers.filter { $0.kind == .initializer }.map { MemberSummary($0, selector: name($0)) }
            // What cannot be looked up may be a class, whose initializers nobody knows: XCTestCase has none without parameters.
            let isUnknown = type.inherited.first.map { knowledge.resolve($0, in: type.outer) == nil } ?? false
            hasSuperclass = isUnknown || knowledge.superclass(of: type) != nil
        case .foreign(let known):
            own = known.initializers
            hasSuperclass = known.superclass != nil
        }
        if own.isEmpty, !hasSuperclass, inherited.isEmpty {
            // A class without superclass and initializers has the one without parameters.
            return [MemberSummary(name: "init()", selector: "init")]
        }
        let ownNames = Set(own.map(\.name))
        let superDesignated = inherited.filter { !$0.isConvenience && !$0.isUnavailable && !$0.isHidden }
        var result = own
        let inheritsDesignated = !own.contains { !$0.isConvenience }
        if inheritsDesignated { result += superDesignated.filter { !ownNames.contains($0.name) } }
        if inheritsDesignated || superDesignated.allSatisfy({ ownNames.contains($0.name) }) {
            result += inherited.filter { $0.isConvenience && !ownNames.contains($0.name) && !$0.isUnavailable && !$0.isHidden }
        }
        return result
    }
}
