import SwiftParser

/// The interfaces that apps are checked against by Objective-C's rules, of all modules that an app can import.
///
/// What Apple's Foundation is, are several modules here; for the check they are one.
public struct CheckInterfaces {
    /// A module's interface.
    public struct Interface: Sendable {
        /// The module's name.
        public let module: String
        /// The text of a `.swiftinterface`.
        public let text: String
    }

    /// The modules that are parts of Foundation at Apple, those that others build on first.
    public static let foundationParts = ["Foundation", "FoundationNetworking", "FoundationXML", "ObjCRuntime", "SampanFoundation"]

    /// The modules that only bring others with them, as Apple's of these names do, by what they bring.
    private static let shells = ["Darwin": ["Glibc"], "CoreFoundation": ["Foundation", "CoreGraphics"], "CoreText": ["UIKit"]]

    /// Makes the interfaces.
    ///
    /// - Parameters:
    ///   - printed: what the toolchain prints of each module, those that others build on first.
    ///   - summaries: what lowering knows of the frameworks.
    ///   - toolchain: the toolchain's modules that can be imported beside them.
    ///   - header: what an interface file of a module begins with.
    /// - Returns: the interfaces, those that others build on first.
    public static func make(
        printed: [(module: String, text: String)], summaries: [ModuleSummary], toolchain: Set<String>, header: (String) -> String
    ) -> [Interface] {
        var knowledge = CheckKnowledge()
        knowledge.replaced = Set(summaries.flatMap { $0.framework?.replacements ?? [] })
        let parts = Set(foundationParts)
        let modules = toolchain.union(printed.map(\.module)).subtracting(parts)
        var foundation = header("Foundation") + "@_exported import ObjectiveC\n"
        var others: [Interface] = []
        for (module, text) in printed {
            let interface = CheckInterface(
                module: module, modules: parts.contains(module) ? modules : modules.union(["Foundation"]),
                summary: summaries.first { $0.module == module })
            let made = interface.text(printed: text, &knowledge)
                .replacing(#/\b(?:ObjCRuntime|SampanFoundation|FoundationNetworking|FoundationXML)\./#, with: "")
            if parts.contains(module) {
                foundation += made
            } else {
                let text = CheckAdditions.complete(made, of: module)
                // Of what there is only for us, none but Foundation is left to be exported.
                let start = interface.exports("Foundation") ? "@_exported import Foundation\n" : "import Foundation\n"
                others.append(Interface(module: module, text: header(module) + start + text))
            }
        }
        let shells = shells.filter { !modules.contains($0.key) }.sorted { $0.key < $1.key }.map { name, brought in
            Interface(module: name, text: header(name) + brought.map { "@_exported import \($0)\n" }.joined())
        }
        return [Interface(module: "Foundation", text: foundation + CheckAdditions.foundation)] + others + shells
    }

    /// A fault that the compiler finds in an interface.
    public struct Fault: Sendable {
        let line: Int
        let column: Int
        let message: String

        /// Reads a line of what the compiler says; `nil` if it is no error of the interface's.
        public init?(_ said: Substring) {
            guard let match = said.firstMatch(of: #/\.swiftinterface:(\d+):(\d+): error: (.*)/#), let line = Int(match.1), line > 1,
                let column = Int(match.2)
            else { return nil }
            (self.line, self.column, message) = (line, column, String(match.3))
        }
    }

    /// The text without what is faulty of it; `nil` if there is nothing that could be done.
    public static func repaired(_ text: String, _ faults: [Fault]) -> String? { InterfaceRepair.repaired(text, faults) }
}
