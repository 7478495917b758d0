import Foundation
import Lowering
import SwiftSyntax

/// Registries on their way from a library of detectors to the command.
public final class RegistryList {
    /// The registries.
    public let registries: [IssueRegistry]

    /// Creates a list.
    public init(_ registries: [IssueRegistry]) { self.registries = registries }
}

/// The sources of a package of detectors.
public struct DetectorSources {
    /// The name of the function by which a library hands its registries over.
    public static let entryName = "sampan_lint_registries"

    /// The sources' paths, without the package's manifest.
    public let paths: [String]
    /// The names of the classes that are registries.
    public let registries: [String]
    /// What says whether the sources are the same.
    public let fingerprint: String
    /// The module's name.
    public let moduleName: String

    /// Reads a package's folder.
    ///
    /// - Throws: what Foundation throws where a file cannot be read.
    public init(folder: String) throws {
        let names = ProjectReader(root: folder).paths().filter {
            $0.hasSuffix(".swift") && $0 != "Package.swift" && !$0.hasPrefix("Tests/")
        }
        paths = names.map { folder + "/" + $0 }
        var hash = ContentHash()
        var found: [String] = []
        for (name, path) in zip(names, paths) {
            let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
            hash.add(name)
            hash.add(bytes)
            let finder = RegistryFinder(viewMode: .sourceAccurate)
            if let tree = SourceParser.parse(bytes) { finder.walk(tree) }
            found += finder.names
        }
        registries = found
        fingerprint = hash.text
        let name = (folder as NSString).lastPathComponent.unicodeScalars.map { CharacterSet.alphanumerics.contains($0) ? String($0) : "_" }
        moduleName = "Detectors_" + name.joined()
    }

    /// A source that hands the registries over.
    public var entry: String {
        """
        import Linting

        @_cdecl("\(Self.entryName)") public func sampanLintRegistries() -> UnsafeMutableRawPointer {
            Unmanaged.passRetained(RegistryList([\(registries.map { "\(moduleName).\($0)()" }.joined(separator: ", "))])).toOpaque()
        }

        """
    }
}

/// Looks for classes at the top of a file whose superclass is `IssueRegistry`.
private final class RegistryFinder: SyntaxVisitor {
    var names: [String] = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let inherited = node.inheritanceClause?.inheritedTypes.compactMap { Evaluator.name(of: $0.type) } ?? []
        if inherited.contains("IssueRegistry") { names.append(node.name.identifierText) }
        return .skipChildren
    }
}
