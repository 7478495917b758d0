import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(ImportRule.self) }

/// Imports: Apple's modules are not cut as those of Linux are.
///
/// - `ObjectiveC` is `ObjCRuntime` here, `Darwin` is `Glibc`, `CoreFoundation` is `CoreGraphics`, which has its types, `CoreText` is `UIKit`, and `OSLog` is `os`. (A module named `ObjectiveC` would make
///   `canImport(ObjectiveC)` true in every package.)
///   Libraries made for XCTest name the modules of Linux themselves.
/// - Importing a submodule (`UIKit.UIGestureRecognizerSubclass`) imports the module.
/// - A framework whose own header imports UIKit has it in all its files, and so has who imports it.
/// - XCTest's own headers name `UIImage`: whoever imports it, or a library that extends it, has UIKit with it.
/// - Darwin has locks that Glibc has not.
/// - Whoever imports Apple's Foundation, or a framework above it, has URL loading and XML with it, which are modules of their own here, and
///   Core Foundation and the geometry of Core Graphics. Combine comes with it, too, where anything in the module stands on Combine.
/// - CoreImage and UserNotifications come with UIKit where a file names what is in it, and XCUIAutomation with XCTest.
struct ImportRule: LoweringRule {
    /// Modules besides the frameworks that bring no Foundation with them at Apple.
    private static let withoutFoundation: Set<String> = [
        "Swift", "Darwin", "Dispatch", "Testing", "Observation", "Synchronization", "RegexBuilder", "simd", "Accelerate",
    ]
    /// What comes with Foundation.
    static let withFoundation: Set<String> = [
        "Foundation", "FoundationNetworking", "FoundationXML", "CoreGraphics", "ObjCRuntime", "SampanFoundation",
    ]
    static let renamed = [
        "ObjectiveC": "ObjCRuntime", "Darwin": "Glibc", "CoreFoundation": "CoreGraphics", "CoreText": "UIKit", "OSLog": "os",
    ]

    /// What Darwin has and Glibc has not, or with other types; SampanFoundation's other names stay unseen.
    private static let withDarwin = [
        "struct SampanFoundation.os_unfair_lock_s", "typealias SampanFoundation.os_unfair_lock",
        "typealias SampanFoundation.os_unfair_lock_t",
        "func SampanFoundation.os_unfair_lock_lock", "func SampanFoundation.os_unfair_lock_trylock",
        "func SampanFoundation.os_unfair_lock_unlock", "func SampanFoundation.os_unfair_lock_assert_owner",
        "func SampanFoundation.os_unfair_lock_assert_not_owner", "func SampanFoundation.pthread_create",
    ]

    private let context: RuleContext

    init(_ context: RuleContext) { self.context = context }

    func apply() {
        let dependencies = context.input.dependencies
        let frameworks = Set(dependencies.filter { $0.framework != nil }.map(\.module))
        let withoutFoundation = ImportRule.withoutFoundation.union(
            frameworks.filter { !dependencies.exported(by: $0).contains("Foundation") })
        let projectModules = Set(dependencies.map(\.module)).subtracting(frameworks)
        // Headers may name anything; what there is here is what can be seen.
        let seen = frameworks.union(context.input.importableModules).union(["Foundation"])
        let own = context.input.underlyingImports
        let testing = Set(context.input.dependencies.filter { $0.extendsXCTest == true }.map(\.module) + ["XCTest"])
        let everywhere = Set(context.files.flatMap { $0.scanner.imports.compactMap { $0.path.first?.name.text } })
        let usesCombine = frameworks.contains("Combine") && everywhere.contains { dependencies.exported(by: $0).contains("Combine") }
        let withFoundation = ImportRule.withFoundation.union(usesCombine ? ["Combine"] : [])
        for file in context.files {
            let unit = file.unit
            let imported = Set(file.scanner.imports.compactMap { $0.path.first?.name.text })
            let theirs = context.input.dependencies.filter { imported.contains($0.module) }.flatMap { $0.underlyingImports ?? [] }
            let underlying = own.union(theirs).intersection(seen)
            if !underlying.isEmpty {
                unit.imports.formUnion(underlying)
                unit.imports.formUnion(withFoundation)
            }
            for companion in CompanionFramework.all where frameworks.contains(companion.module) && !imported.contains(companion.module) {
                guard imported.contains(where: { dependencies.exported(by: $0).contains(companion.bringer) }),
                    companion.isWanted(in: unit.tree)
                else { continue }
                unit.imports.insert(companion.module)
            }
            for node in file.scanner.imports {
                let path = node.path.map(\.name.text)
                guard let module = path.first else { continue }
                if !withoutFoundation.contains(module), !projectModules.contains(module) || testing.contains(module) {
                    unit.imports.formUnion(withFoundation)
                }
                if testing.contains(module) { unit.imports.insert("UIKit") }
                if module == "Darwin" { unit.imports.formUnion(Self.withDarwin) }
                let target = context.isMadeForXCTest ? nil : ImportRule.renamed[module]
                if node.importKindSpecifier == nil, path.count > 1 || target != nil {
                    unit.replace(node.path, with: target ?? module)
                } else if let target, let kind = node.importKindSpecifier {
                    unit.replace(kind.textRange.lowerBound..<node.path.textRange.upperBound, with: target)
                }
            }
        }
    }
}
