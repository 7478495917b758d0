import SwiftSyntax

/// A framework that another one brings with it at Apple, and that is a library of its own here: an app has it where it names what is in it.
public struct CompanionFramework: Sendable {
    /// The framework that brings it.
    let bringer: String
    /// The framework's name.
    let module: String
    /// Names by which its use is seen.
    let names: Set<String>

    static let all = [
        CompanionFramework(
            bringer: "UIKit", module: "CoreImage", names: ["CIImage", "CIFilter", "CIContext", "CIColor", "CIVector", "CIFormat"])
    ]

    /// Those that sources may need, by their texts.
    public static func modules(in texts: [String]) -> [String] {
        all.filter { companion in texts.contains { text in companion.names.contains { text.contains($0) } } }.map(\.module)
    }

    /// Whether a file names what is in the framework, as a value or as a type.
    func isNamed(in tree: SourceFileSyntax) -> Bool {
        tree.tokens(viewMode: .sourceAccurate).contains { token in
            if case .identifier(let name) = token.tokenKind { names.contains(name) } else { false }
        }
    }
}
