import Foundation

extension Locations {
    /// The names of modules that an app's own cannot have: those of Swift's libraries, the frameworks, and their parts.
    public var takenModuleNames: Set<String> {
        get throws {
            let frameworks: [String]
            switch origin {
            case .clone: frameworks = try Files.names(in: origin.sources)
            case .installation: frameworks = try FrameworkManifest.read(from: origin.frameworks).modules.map(\.name)
            }
            return Set(frameworks).union(Compiler.libraries)
        }
    }
}

extension Compiler {
    /// The modules that come with the compiler; none where there is no compiler.
    static var libraries: [String] {
        guard let path else { return [] }
        let toolchain = URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
        let names = (try? Files.names(in: toolchain.appendingPathComponent("lib/swift/linux").path)) ?? []
        return names.filter { $0.hasSuffix(".swiftmodule") }.map { ($0 as NSString).deletingPathExtension }
    }
}
