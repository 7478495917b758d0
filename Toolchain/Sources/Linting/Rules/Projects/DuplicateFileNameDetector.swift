import Foundation

/// Swift files of one name in different folders.
final class DuplicateFileNameDetector: Detector, ProjectScanner {
    static let issue = Issue(
        id: "DuplicateFileName", briefDescription: "Two Swift files have the same name",
        explanation: """
            The compiler refuses two files of one name in a module, and a person who looks for one opens the other. Give each a name of its
            own.
            """,
        category: .correctness, priority: 4, severity: .warning, implementation: Implementation(DuplicateFileNameDetector.self, .project),
        noncompliant: [Example(files: ["A/Model.swift": "struct A {}\n", "B/Model.swift": "↓struct B {}\n"])],
        compliant: [Example(files: ["A/Model.swift": "struct A {}\n", "B/Other.swift": "struct B {}\n"])], isEnabledByDefault: false)

    func visitProject(_ context: ProjectContext) {
        var seen: [String: String] = [:]
        for file in context.project.swiftFiles {
            if let first = seen[file.name] {
                context.report(
                    Self.issue, location: Location(path: file.path, line: 1), message: "There is a file of this name already: \(first).")
            } else {
                seen[file.name] = file.path
            }
        }
    }
}
