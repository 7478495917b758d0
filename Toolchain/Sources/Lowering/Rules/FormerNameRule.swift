import SwiftSyntax

/// Names that UIKit had before Swift 4.2, in a module of an earlier version: Apple's SDK shows those to it.
///
/// What a program uses comes from the module `UIKitSwift4`, imported beside UIKit. What it overrides has to bear today's name, and so has
/// what it asks of `super`: the former name there would end up in the override again.
struct FormerNameRule {
    private struct Name {
        let base: String
        let label: String?

        init(_ base: String, label: String? = nil) { (self.base, self.label) = (base, label) }
    }

    /// Today's names by the former base name and the first label.
    private static let names: [String: Name] = [
        "addChildViewController": Name("addChild"),
        "childViewControllerForStatusBarHidden": Name("childForStatusBarHidden"),
        "childViewControllerForStatusBarStyle": Name("childForStatusBarStyle"),
        "childViewControllers": Name("children"),
        "didMove toParentViewController": Name("didMove", label: "toParent"),
        "removeFromParentViewController": Name("removeFromParent"),
        "willMove toParentViewController": Name("willMove", label: "toParent"),
    ]
    /// Frameworks that bring UIKit with them.
    private static let umbrellas: Set<String> = ["UIKit", "AVKit", "MapKit", "SafariServices", "SpriteKit", "WebKit"]

    let context: LoweringContext

    /// Whether a language version (`SWIFT_VERSION`) is shown the former names.
    static func applies(to swiftVersion: String) -> Bool {
        let numbers = swiftVersion.split(separator: ".").map { Int($0) ?? 0 }
        return (numbers.first ?? 5, numbers.dropFirst().first ?? 0) < (4, 2)
    }

    func apply() {
        guard FormerNameRule.applies(to: context.input.swiftVersion) else { return }
        for type in context.knowledge.allTypes where type.kind == .class {
            for member in type.allMembers where member.isOverride { rename(member) }
        }
        for (unit, scanner) in zip(context.knowledge.units, context.knowledge.scanners) {
            if scanner.sites.imports.contains(where: { FormerNameRule.umbrellas.contains($0.path.first?.name.text ?? "") }) {
                unit.imports.insert("UIKitSwift4")
            }
            for (node, _) in scanner.sites.superMembers { rename(node, in: unit) }
        }
    }

    private func rename(_ member: Member) {
        let function = member.syntax.as(FunctionDeclSyntax.self)
        let label = function?.signature.parameterClause.parameters.first?.firstName
        let name = function?.name ?? member.binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier
        guard let name else { return }
        rename(name, label, in: member.unit)
    }

    private func rename(_ node: MemberAccessExprSyntax, in unit: SourceUnit) {
        let call = node.parent?.as(FunctionCallExprSyntax.self)
        rename(node.declName.baseName, call?.arguments.first?.label, in: unit)
    }

    private func rename(_ name: TokenSyntax, _ label: TokenSyntax?, in unit: SourceUnit) {
        if let label, let today = FormerNameRule.names["\(name.text) \(label.text)"], let todaysLabel = today.label {
            unit.replace(label, with: todaysLabel)
        } else if let today = FormerNameRule.names[name.text] {
            unit.replace(name, with: today.base)
        }
    }
}
