@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(ClassNameRule.self) }

/// What a lowered module declares in a file of its own.
enum GeneratedDeclarations: Fact {
    struct Value {
        /// Declarations for the top of the file.
        var lines: [String] = []
        /// The modules whose types they name.
        var modules: Set<String> = []

        /// The file; `nil` if there is nothing to declare.
        var text: String? {
            guard !lines.isEmpty else { return nil }
            let imports = modules.union(["ObjCRuntime"]).sorted().map { "import \($0)\n" }.joined()
            return imports + lines.sorted().joined(separator: "\n") + "\n"
        }
    }

    static var initial: Value { Value() }
    static let isCollected = true
}

/// Foundation's functions for classes and names know no nested and no renamed classes; a function of the module itself goes before one that
/// is imported.
struct ClassNameRule: LoweringRule {
    private let context: RuleContext
    private let generated: Write<GeneratedDeclarations>

    init(_ context: RuleContext) {
        self.context = context
        generated = context.writes(GeneratedDeclarations.self)
    }

    func apply() {
        func declare(_ name: String, _ text: String) {
            guard context.files.contains(where: { $0.scanner.identifiers.contains(name) }) else { return }
            generated.update { $0.lines.append(text) }
        }
        declare(
            "NSStringFromClass", "func NSStringFromClass(_ aClass: AnyClass) -> String { ObjCRuntime.ClassRegistry.name(of: aClass) }")
        declare(
            "NSClassFromString",
            "func NSClassFromString(_ aClassName: String) -> AnyClass? { ObjCRuntime.ClassRegistry.class(named: aClassName) }")
    }
}
