import Foundation

/// Rules that assert facts from what is known, more or less surely. See
/// https://developer.apple.com/documentation/gameplaykit/gkrulesystem.
open class GKRuleSystem: NSObject {
    /// What rules look at and may change.
    public let state = NSMutableDictionary()
    /// The rules, in the order in which they came.
    open private(set) var rules: [GKRule] = []
    /// The rules that have not been executed since the last reset, those of the greatest salience first.
    open private(set) var agenda: [GKRule] = []
    /// The rules that have been executed since the last reset.
    open private(set) var executed: [GKRule] = []
    private var grades: [(fact: NSObject, grade: Float)] = []

    /// Creates a system without rules.
    public override init() { super.init() }

    /// The facts that are asserted, however unsurely.
    open var facts: [Any] { grades.map(\.fact) }

    /// Executes each rule of the agenda whose predicate holds, once. What a rule changes may make others hold.
    open func evaluate() {
        var index = 0
        while index < agenda.count {
            let rule = agenda[index]
            guard rule.evaluatePredicate(in: self) else {
                index += 1
                continue
            }
            agenda.remove(at: index)
            executed.append(rule)
            rule.performAction(in: self)
            index = 0
        }
    }

    // @objc(addRule:)
    /// Adds a rule to the agenda.
    open func add(_ rule: GKRule) {
        rules.append(rule)
        let place = agenda.firstIndex { $0.salience < rule.salience } ?? agenda.count
        agenda.insert(rule, at: place)
    }

    // @objc(addRulesFromArray:)
    /// Adds rules to the agenda.
    open func add(_ rules: [GKRule]) {
        for rule in rules { add(rule) }
    }

    /// Removes all rules.
    open func removeAllRules() {
        rules.removeAll()
        agenda.removeAll()
        executed.removeAll()
    }

    /// Puts all rules on the agenda again, and forgets all facts.
    open func reset() {
        let all = rules
        removeAllRules()
        add(all)
        grades.removeAll()
    }

    // @objc(gradeForFact:)
    /// How sure a fact is, from 0 to 1.
    open func grade(forFact fact: any NSObjectProtocol) -> Float { grades.first { $0.fact.isEqual(fact) }?.grade ?? 0 }

    // @objc(minimumGradeForFacts:)
    /// How sure the least sure of facts is: all of them hold.
    open func minimumGrade(forFacts facts: [Any]) -> Float { grades(of: facts).min() ?? 0 }

    // @objc(maximumGradeForFacts:)
    /// How sure the surest of facts is: any of them holds.
    open func maximumGrade(forFacts facts: [Any]) -> Float { grades(of: facts).max() ?? 0 }

    private func grades(of facts: [Any]) -> [Float] { facts.map { ($0 as? any NSObjectProtocol).map { grade(forFact: $0) } ?? 0 } }

    /// Asserts a fact as sure.
    open func assertFact(_ fact: any NSObjectProtocol) { assertFact(fact, grade: 1) }

    /// Makes a fact surer, at most quite sure.
    open func assertFact(_ fact: any NSObjectProtocol, grade: Float) { change(fact, by: grade) }

    /// Retracts a fact altogether.
    open func retractFact(_ fact: any NSObjectProtocol) { retractFact(fact, grade: 1) }

    /// Makes a fact less sure; at 0 it is gone.
    open func retractFact(_ fact: any NSObjectProtocol, grade: Float) { change(fact, by: -grade) }

    /// Whether a predicate holds, whose variables are what `state` has.
    func satisfies(_ predicate: NSPredicate) -> Bool {
        var variables: [String: Any] = [:]
        for (key, value) in state { if let key = key as? String { variables[key] = value } }
        return predicate.evaluate(with: self, substitutionVariables: variables)
    }

    private func change(_ fact: any NSObjectProtocol, by grade: Float) {
        guard let object = fact as? NSObject else { return }
        let known = grades.firstIndex { $0.fact.isEqual(fact) }
        let sum = min(max(0, (known.map { grades[$0].grade } ?? 0) + grade), 1)
        if let known {
            if sum > 0 { grades[known].grade = sum } else { grades.remove(at: known) }
        } else if sum > 0 {
            grades.append((object, sum))
        }
    }
}

/// Something that is done once its predicate holds. See https://developer.apple.com/documentation/gameplaykit/gkrule.
open class GKRule: NSObject {
    /// How early among others the rule is looked at. 0 by default.
    open var salience = 0

    private var predicate: ((GKRuleSystem) -> Bool)?
    private var action: ((GKRuleSystem) -> Void)?

    /// Creates a rule that never holds; for subclasses.
    public override init() { super.init() }

    // @objc(ruleWithBlockPredicate:action:)
    /// Creates a rule of closures.
    public convenience init(blockPredicate predicate: @escaping (GKRuleSystem) -> Bool, action: @escaping (GKRuleSystem) -> Void) {
        self.init()
        (self.predicate, self.action) = (predicate, action)
    }

    // @objc(ruleWithPredicate:assertingFact:grade:)
    /// Creates a rule that asserts a fact if a predicate holds, whose variables are what the system's `state` has.
    public convenience init(predicate: NSPredicate, assertingFact fact: any NSObjectProtocol, grade: Float) {
        self.init(blockPredicate: { $0.satisfies(predicate) }, action: { $0.assertFact(fact, grade: grade) })
    }

    // @objc(ruleWithPredicate:retractingFact:grade:)
    /// Creates a rule that retracts a fact if a predicate holds, whose variables are what the system's `state` has.
    public convenience init(predicate: NSPredicate, retractingFact fact: any NSObjectProtocol, grade: Float) {
        self.init(blockPredicate: { $0.satisfies(predicate) }, action: { $0.retractFact(fact, grade: grade) })
    }

    // @objc(evaluatePredicateWithSystem:)
    /// Whether the rule holds now.
    open func evaluatePredicate(in system: GKRuleSystem) -> Bool { predicate?(system) ?? false }

    // @objc(performActionWithSystem:)
    /// Does what the rule says.
    open func performAction(in system: GKRuleSystem) { action?(system) }
}

/// A rule by a predicate, whose action a subclass says. See https://developer.apple.com/documentation/gameplaykit/gknspredicaterule.
open class GKNSPredicateRule: GKRule {
    /// What has to hold of the system.
    public let predicate: NSPredicate

    /// Creates a rule by a predicate.
    public init(predicate: NSPredicate) {
        self.predicate = predicate
        super.init()
    }

    open override func evaluatePredicate(in system: GKRuleSystem) -> Bool { system.satisfies(predicate) }
}
