import SwiftParser
import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(AsyncWitnessRule.self) }

/// Asynchronous methods that answer requirements with completion handlers.
///
/// A method of an Objective-C protocol that calls a block at its end can be implemented without the block, as an asynchronous method (Swift's
/// evolution, SE-0297): for Swift the protocol has both. Here it has the one with the block, so a class that has the other gets it, too. It
/// begins a task, as what the compiler makes for Objective-C does.
struct AsyncWitnessRule: LoweringRule {
    private let context: RuleContext
    private let added: Write<AddedMembers>
    private var knowledge: Knowledge { context.knowledge }

    init(_ context: RuleContext) {
        self.context = context
        added = context.writes(AddedMembers.self)
    }

    func apply() {
        for type in knowledge.allTypes where type.kind == .class {
            let methods = type.allMembers.filter { $0.kind == .method && $0.isAsync && !$0.isStatic && $0.access > .fileprivate }
            guard !methods.isEmpty else { continue }
            var seen: Set<String> = []
            for (_, reference) in knowledge.ownConformances(of: type) {
                guard case .foreign(let known) = reference, isImported(known) else { continue }
                // Where a framework asks for both, the class has one of them.
                let asynchronous = Set(known.requirements.lazy.filter(\.isAsync).map(\.name))
                for requirement in known.requirements where seen.insert(requirement.name).inserted {
                    guard let block = CompletionBlock(of: requirement),
                        !asynchronous.contains(block.asyncName), !type.allMembers.contains(where: { $0.fullName == requirement.name }),
                        let method = methods.first(where: { $0.fullName == block.asyncName })
                    else { continue }
                    // Whose actor's the method is, does not matter to the one who calls the other.
                    let start = MemberText.access(min(type.access, .public)) + "nonisolated "
                    added.add(MemberText.requirement(requirement, modifiers: start, body: block.body(of: method)), to: type)
                }
            }
        }
    }

    /// Whether a protocol is Objective-C's at Apple: a protocol that an app's Swift declares has what it says, no more.
    private func isImported(_ known: ProtocolSummary) -> Bool {
        known.module == FoundationKnowledge.summary.module || knowledge.frameworks.contains(known.module)
    }
}

/// The block that a requirement has for its last parameter and calls once, at the end.
private struct CompletionBlock {
    /// The labels of such blocks, which are no part of the asynchronous method's name (the compiler's importer knows the same).
    private static let labels: Set<String> = [
        "completionHandler", "withCompletionHandler", "completion", "withCompletion", "completionBlock", "withCompletionBlock", "reply",
        "withReply", "replyTo", "withReplyTo",
    ]

    private let requirement: MemberSummary
    /// The asynchronous method's name.
    let asyncName: String
    private let results: Int
    /// Whether the last of what the block takes is the error that the method throws.
    private let hasError: Bool

    init?(of requirement: MemberSummary) {
        guard !requirement.isProperty, !requirement.isStatic, !requirement.isAsync, case let labels = requirement.labels,
            let last = labels.last, last.map(Self.labels.contains) == true, let type = requirement.parameterTypes.last,
            let function = Self.function(type), ["Void", "()"].contains(function.returnClause.type.flatText)
        else { return nil }
        self.requirement = requirement
        asyncName = requirement.base + "(" + labels.dropLast().map { ($0 ?? "_") + ":" }.joined() + ")"
        hasError = function.parameters.last.map { ["Error?", "(any Error)?", "(Error)?"].contains($0.type.flatText) } ?? false
        results = function.parameters.count - (hasError ? 1 : 0)
    }

    private static func function(_ type: String) -> FunctionTypeSyntax? {
        var parser = Parser(type)
        var type = TypeSyntax.parse(from: &parser)
        if let attributed = type.as(AttributedTypeSyntax.self) { type = attributed.baseType }
        return type.as(FunctionTypeSyntax.self)
    }

    /// What calls the method and then the block. What is handed to the task is one value, for which of its parts may be sent to another
    /// thread is not known: Objective-C does not ask.
    func body(of method: Member) -> String {
        let names = requirement.parameterNames.map(\.asVariable)
        let block = "call.\(names.count)"
        let arguments = zip(requirement.labels.dropLast(), 1...).map { label, place in
            (label.map { "\($0): " } ?? "") + "call.\(place)"
        }
        let effects = (method.isThrowing ? "try " : "") + "await "
        let call = "\(effects)call.0.\(requirement.base.asVariable)(\(arguments.joined(separator: ", ")))"
        let values = (0..<results).map { results == 1 ? "result" : "result.\($0)" }
        func finish(_ arguments: [String]) -> String { "\(block)(\(arguments.joined(separator: ", ")))" }
        let success = finish(values + (hasError ? ["nil"] : []))
        let run = (results == 0 ? call : "let result = \(call)") + "; " + success
        let failure = finish(Array(repeating: "nil", count: results) + ["error"])
        let task = method.isThrowing && hasError ? "do { \(run) } catch { \(failure) }" : run
        return "nonisolated(unsafe) let call = (\((["self"] + names).joined(separator: ", "))); Task { \(task) }"
    }
}
