import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(FormerNameRule.self) }

/// Names that UIKit had before Swift 4.2, in a module of an earlier version: Apple's SDK shows those to it.
///
/// What a program uses comes from the module `UIKitSwift4`, imported beside UIKit; which member stands for which is read off that module.
/// What a program overrides has to bear today's name, and so has what it asks of `super`: the former name there would end up in the
/// override again.
struct FormerNameRule: LoweringRule {
    private let context: RuleContext
    private let superMembers: Sites<MemberAccessExprSyntax>

    init(_ context: RuleContext) {
        self.context = context
        superMembers = context.superMembers()
    }

    /// Whether a language version (`SWIFT_VERSION`) is shown the former names.
    static func applies(to swiftVersion: String) -> Bool {
        let numbers = swiftVersion.split(separator: ".").map { Int($0) ?? 0 }
        return (numbers.first ?? 5, numbers.dropFirst().first ?? 0) < (4, 2)
    }

    func apply() {
        guard FormerNameRule.applies(to: context.input.swiftVersion) else { return }
        let dependencies = context.input.dependencies
        for former in dependencies.filter({ !($0.framework?.formerNames.isEmpty ?? true) }) {
            let framework = String(former.module.dropLast(FrameworkFacts.formerNamesSuffix.count))
            // Other frameworks bring this one with them.
            let umbrellas = Set(dependencies.map(\.module).filter { dependencies.exported(by: $0).contains(framework) })
            apply(former, umbrellas: umbrellas)
        }
    }

    private func apply(_ former: ModuleSummary, umbrellas: Set<String>) {
        let names = former.framework?.formerNames ?? [:]
        for type in context.knowledge.allTypes where type.kind == .class {
            for member in type.allMembers where member.isOverride { rename(member, names) }
        }
        for file in context.files {
            if file.scanner.imports.contains(where: { umbrellas.contains($0.path.first?.name.text ?? "") }) {
                file.unit.imports.insert(former.module)
            }
            for site in superMembers[file] { rename(site.node, names, in: site.unit) }
        }
    }

    private func rename(_ member: Member, _ names: [String: FrameworkFacts.FormerName]) {
        let function = member.syntax.as(FunctionDeclSyntax.self)
        let label = function?.signature.parameterClause.parameters.first?.firstName
        guard let name = function?.name ?? member.binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            let today = today(name, label, names)
        else { return }
        rename(name, to: today, in: member.unit)
        guard let label, label.text != "_", label.text != today.label else { return }
        member.unit.replace(label, with: today.label ?? "_")
    }

    private func rename(_ node: MemberAccessExprSyntax, _ names: [String: FrameworkFacts.FormerName], in unit: SourceUnit) {
        let argument = node.parent?.as(FunctionCallExprSyntax.self)?.arguments.first
        let name = node.declName.baseName
        guard let today = today(name, argument?.label, names) else { return }
        rename(name, to: today, in: unit)
        guard let label = argument?.label, let colon = argument?.colon, label.text != today.label else { return }
        if let todays = today.label {
            unit.replace(label, with: todays)
        } else {
            unit.replace(label.textRange.lowerBound..<colon.textRange.upperBound, with: "")
        }
    }

    private func rename(_ name: TokenSyntax, to today: FrameworkFacts.FormerName, in unit: SourceUnit) {
        if name.text != today.base { unit.replace(name, with: today.base) }
    }

    private func today(
        _ name: TokenSyntax, _ label: TokenSyntax?, _ names: [String: FrameworkFacts.FormerName]
    ) -> FrameworkFacts.FormerName? {
        names[FrameworkFacts.formerKey(name.text, label: label?.text == "_" ? nil : label?.text)]
    }
}
