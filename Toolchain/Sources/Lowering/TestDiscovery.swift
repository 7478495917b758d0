import SwiftSyntax

/// Finds the tests of a module as XCTest does by Objective-C's runtime: the methods without parameters of subclasses of `XCTestCase`
/// whose names begin with "test".
public enum TestDiscovery {
    /// A class with tests.
    public struct TestClass: Hashable, Sendable {
        /// The class's name, with those of the types around it.
        public var name: String
        /// Its tests, inherited ones included, by name.
        public var tests: [Test]
        /// Whether the class makes its tests as it runs: it inherits `allTests`, as XCTest's lists of tests are called on Linux.
        public var makesTests = false

        /// The tests as `Class/method`; the class alone, if it makes its tests.
        public var names: [String] { makesTests ? [name] : tests.map { "\(name)/\($0.name)" } }
    }

    /// One test.
    public struct Test: Hashable, Sendable {
        /// The method's name.
        public var name: String
        /// Whether it is `async`.
        public var isAsync: Bool
        /// Whether it throws.
        public var canThrow: Bool
    }

    /// The classes with tests, by name.
    public static func classes(in input: ModuleInput) -> [TestClass] {
        let configuration = IOSSimulator(input)
        let collector = TestCollector(input.dependencies)
        // Test classes may derive from one of another module, which need not be called anything like a test.
        let inherited = collector.foreign.keys
        for source in input.sources
        where source.text.contains("XCTest") || source.text.contains("func test")
            || inherited.contains(where: source.text.contains)
        {
            collector.walk(SourceUnit(path: source.path, text: source.text, configuration: configuration).tree)
        }
        return collector.superclasses.keys.sorted().compactMap { name in
            guard !collector.hidden.contains(name), let tests = collector.tests(of: name) else { return nil }
            if collector.makesTests(name) { return TestClass(name: name, tests: tests, makesTests: true) }
            return tests.isEmpty ? nil : TestClass(name: name, tests: tests)
        }
    }
}

private final class TestCollector: SyntaxVisitor {
    /// The first inherited type of each class.
    var superclasses: [String: String] = [:]
    /// Classes that the generated list cannot name.
    var hidden: Set<String> = []
    private var methods: [String: [TestDiscovery.Test]] = [:]
    private var types: [String] = []

    /// Test classes of other modules, with what tests they have themselves.
    let foreign: [String: (superclass: String, tests: [TestDiscovery.Test])]

    /// Those of them that have a list of their tests.
    private let listed: Set<String>

    init(_ dependencies: [ModuleSummary]) {
        var listed: Set<String> = []
        var foreign: [String: (superclass: String, tests: [TestDiscovery.Test])] = [:]
        for known in dependencies.flatMap(\.classes.values) {
            guard let superclass = known.superclass else { continue }
            if known.members.contains(where: { $0.isStatic && $0.isProperty && $0.name == "allTests" }) { listed.insert(known.path) }
            let tests = known.members.filter { member in
                !member.isProperty && !member.isStatic && !member.isGeneric && member.base.hasPrefix("test")
                    && member.parameterTypes.isEmpty
                    && member.resultType == nil
            }
            foreign[known.path] = (
                superclass, tests.map { TestDiscovery.Test(name: $0.base, isAsync: $0.isAsync, canThrow: $0.isThrowing) }
            )
        }
        self.foreign = foreign.filter { name, _ in
            var (current, steps) = (name, 0)
            while let next = foreign[current]?.superclass, steps < Limits.steps { (current, steps) = (next, steps + 1) }
            return current == "XCTestCase"
        }
        self.listed = listed
        super.init(viewMode: .sourceAccurate)
    }

    /// Whether a class derives from one of another module that lists its tests.
    func makesTests(_ name: String) -> Bool {
        var (current, steps) = (name, 0)
        while steps < Limits.steps {
            if listed.contains(current) { return true }
            guard let next = superclasses[current] ?? foreign[current]?.superclass else { return false }
            (current, steps) = (next, steps + 1)
        }
        return false
    }

    /// The tests of a class, those of its superclasses included; `nil` if it is no test class.
    func tests(of name: String) -> [TestDiscovery.Test]? {
        var found: Set<TestDiscovery.Test> = []
        var (current, seen): (String, Set<String>) = (name, [])
        while current != "XCTestCase", current != "XCTest.XCTestCase" {
            guard seen.insert(current).inserted else { return nil }
            if let next = superclasses[current] {
                found.formUnion(methods[current] ?? [])
                current = next
            } else if let known = foreign[current] ?? foreign[String(current.split(separator: ".").last ?? "")] {
                found.formUnion(known.tests)
                current = known.superclass
            } else {
                return nil
            }
        }
        return found.sorted { $0.name < $1.name }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        types.append(node.name.text)
        let name = types.joined(separator: ".")
        superclasses[name] = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
        if node.modifiers.contains(where: isPrivate) || node.genericParameterClause != nil { hidden.insert(name) }
        return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        types.append(node.name.text)
        return .visitChildren
    }

    override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        types.append(node.name.text)
        return .visitChildren
    }

    override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        types.append(node.extendedType.trimmedDescription)
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let signature = node.signature
        guard node.name.text.hasPrefix("test"), signature.parameterClause.parameters.isEmpty, signature.returnClause == nil,
            node.genericParameterClause == nil, !node.modifiers.contains(where: { isPrivate($0) || isOfType($0) })
        else { return .skipChildren }
        methods[types.joined(separator: "."), default: []].append(
            TestDiscovery.Test(
                name: node.name.text, isAsync: signature.effectSpecifiers?.asyncSpecifier != nil,
                canThrow: signature.effectSpecifiers?.throwsClause != nil))
        return .skipChildren
    }

    private func isPrivate(_ modifier: DeclModifierSyntax) -> Bool { ["private", "fileprivate"].contains(modifier.name.text) }
    private func isOfType(_ modifier: DeclModifierSyntax) -> Bool { ["static", "class"].contains(modifier.name.text) }
}
