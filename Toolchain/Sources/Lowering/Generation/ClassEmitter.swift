/// The frameworks' classes as the class registry knows them (`FrameworkClass`): a file for each class, and one with the names of all classes,
/// which enters the module in the registry.
struct ClassEmitter: Emitter {
    /// The module that has the registry.
    static let registryModule = "ObjCRuntime"

    func files(for framework: Framework, among frameworks: [Framework]) -> [String: String] {
        guard framework.name == Self.registryModule || framework.imports.contains(Self.registryModule),
            framework.summary.framework?.givesFormerNames != true
        else { return [:] }
        let classes = DescribedClass.all(of: framework)
        guard !classes.isEmpty else { return [:] }
        // What a class inherits may name types that its own file knows nothing of.
        let imports = imports(of: classes, framework)
        var files = ["Classes.swift": imports + list(classes, framework)]
        for cls in classes {
            files[Framework.generatedFile("Description", of: cls.path, in: cls.unit)] = imports + "\n" + description(of: cls)
        }
        return files
    }

    private func imports(of classes: [DescribedClass], _ framework: Framework) -> String {
        let modules = classes.reduce(into: Set([Self.registryModule])) { $0.formUnion($1.imports(in: framework)) }
        return modules.subtracting([framework.name]).sorted().map { "import \($0)\n" }.joined()
    }

    private func list(_ classes: [DescribedClass], _ framework: Framework) -> String {
        """

        /// Enters the module's classes in the registry when the library is loaded.
        private enum Classes {
            @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
                ClassRegistry.registerFramework("\(framework.name)", classes: names, description)
            }

            private static let names: NameList = \(Self.literal(classes.map(\.word), indentation: 8))

            private static func description(_ index: Int) -> FrameworkClass {
        \(Self.choice(classes.map { "\($0.path).descriptionOf\($0.identifier)" }, indentation: 8))    }
        }

        """
    }

    private func description(of cls: DescribedClass) -> String {
        let parts: [(list: String, function: String, type: String, entries: [DescribedClass.Entry])] = [
            ("properties", "property", "ClassDescription.Property", cls.properties),
            ("methods", "method", "ObjCImplementation", cls.methods),
            ("classMethods", "classMethod", "ObjCImplementation", cls.classMethods),
            ("initializers", "initializer", "ObjCFactory", cls.initializers),
        ].filter { !$0.entries.isEmpty }
        let lists = parts.map { "            \($0.list): \(Self.literal($0.entries.map(\.word), indentation: 16))" }
        let functions = parts.map { "            \($0.function): \(cls.path).\($0.function)Of\(cls.identifier)" }
        let bodies = parts.map { part in
            """

                \(part.function == "property" ? "" : "nonisolated ")private static func \(part.function)Of\(cls.identifier)(_ index: Int) -> \(part.type) {
            \(Self.choice(part.entries.map(\.text), indentation: 8))    }

            """
        }
        return """
            extension \(cls.path) {
                nonisolated static var descriptionOf\(cls.identifier): FrameworkClass {
                    FrameworkClass(
                        \(([cls.path + ".self"]).joined())\(lists.isEmpty ? "" : ",\n" + (lists + functions).joined(separator: ",\n")))
                }
            \(bodies.joined())}

            """
    }

    /// A switch that returns the expression that has the index.
    private static func choice(_ expressions: [String], indentation: Int) -> String {
        let indent = String(repeating: " ", count: indentation)
        guard expressions.count > 1 else { return "\(indent)\(expressions[0])\n" }
        let cases = expressions.enumerated().map { index, text in
            index == expressions.count - 1 ? "\(indent)default: return \(text)\n" : "\(indent)case \(index): return \(text)\n"
        }
        return "\(indent)switch index {\n\(cases.joined())\(indent)}\n"
    }

    /// Words with a space between, as a literal of lines that are not too long.
    private static func literal(_ words: [String], indentation: Int) -> String {
        var lines: [String] = []
        for word in words {
            if let line = lines.last, line.count + word.count + indentation < 132 {
                lines[lines.count - 1] = line + " " + word
            } else {
                lines.append(word)
            }
        }
        guard lines.count > 1 else { return "\"\(lines.first ?? "")\"" }
        let indent = String(repeating: " ", count: indentation)
        return "\"\"\"\n" + lines.map { indent + $0 }.joined(separator: " \\\n") + "\n" + indent + "\"\"\""
    }
}
