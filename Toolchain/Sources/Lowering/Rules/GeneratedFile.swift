/// Declarations that a lowered module gets in a file of its own.
///
/// Foundation's functions for classes and names know no nested and no renamed classes; a function of the module itself goes before one that
/// is imported.
enum GeneratedFile {
    static func text(for context: LoweringContext) -> String? {
        var used: Set<String> = []
        for scanner in context.knowledge.scanners { used.formUnion(scanner.sites.identifiers) }
        var lines: [String] = []
        if used.contains("NSStringFromClass") {
            lines.append("func NSStringFromClass(_ aClass: AnyClass) -> String { ObjCRuntime.ClassRegistry.name(of: aClass) }")
        }
        if used.contains("NSClassFromString") {
            lines.append("func NSClassFromString(_ aClassName: String) -> AnyClass? { ObjCRuntime.ClassRegistry.class(named: aClassName) }")
        }
        if !context.objectProperties.isEmpty {
            lines.append("extension ObjCRuntime.UnknownObject.Members { \(context.objectProperties.joined(separator: "; ")) }")
        }
        if !context.objectMethods.isEmpty {
            lines.append("extension ObjCRuntime.UnknownObject { \(context.objectMethods.joined(separator: "; ")) }")
        }
        guard !lines.isEmpty else { return nil }
        let imports = context.objectModules.union(["ObjCRuntime"]).sorted().map { "import \($0)\n" }.joined()
        return imports + lines.joined(separator: "\n") + "\n"
    }
}
