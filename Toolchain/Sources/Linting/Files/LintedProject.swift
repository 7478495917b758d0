import Foundation
import XcodeProject

/// What can be said of a project, made once and kept for all rules.
public protocol ProjectFact: AnyObject {
    init(_ project: LintedProject)
}

/// Everything that is linted: the files below a folder, and the project that they belong to.
public final class LintedProject: @unchecked Sendable {
    /// The folder; paths of files are meant from here.
    public let root: String
    /// The project as the build reads it; `nil` where there is none, or it cannot be read.
    public let project: Project?
    /// The Swift files.
    public let swiftFiles: [SwiftFile]
    /// The storyboards and xibs.
    public let interfaces: [InterfaceFile]
    /// The asset catalogs.
    public let catalogs: [CatalogFile]
    /// The tables of texts.
    public let strings: [StringsTable]
    /// The property lists.
    public let propertyLists: [PropertyListFile]
    /// All files below the folder, from there.
    public let paths: [String]
    /// What could not be read.
    public let failures: [Incident]

    private let byPath: [String: SwiftFile]
    private let lock = NSRecursiveLock()
    private var facts: [ObjectIdentifier: AnyObject] = [:]

    init(
        root: String, project: Project?, swiftFiles: [SwiftFile] = [], interfaces: [InterfaceFile] = [], catalogs: [CatalogFile] = [],
        strings: [StringsTable] = [], propertyLists: [PropertyListFile] = [], paths: [String] = [], failures: [Incident] = []
    ) {
        (self.root, self.project, self.swiftFiles, self.interfaces) = (root, project, swiftFiles, interfaces)
        (self.catalogs, self.strings, self.propertyLists) = (catalogs, strings, propertyLists)
        (self.paths, self.failures) = (paths, failures)
        byPath = Dictionary(swiftFiles.map { ($0.path, $0) }) { first, _ in first }
    }

    /// The targets of the project.
    public var targets: [Target] { project?.targets ?? [] }

    /// The Swift file of a path.
    public func swiftFile(_ path: String) -> SwiftFile? { byPath[path] }

    /// Something that several rules want to know of the project, made when it is first asked for.
    public func fact<Fact: ProjectFact>(_ type: Fact.Type) -> Fact {
        lock.withLock {
            if let known = facts[ObjectIdentifier(type)] as? Fact { return known }
            let made = Fact(self)
            facts[ObjectIdentifier(type)] = made
            return made
        }
    }

    /// The path on disk of one from the linted folder.
    public func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : root + "/" + path }

    /// A line, from 1, of a file that is no Swift file; empty where there is none.
    func line(_ number: Int, of path: String) -> String {
        guard let data = FileManager.default.contents(atPath: absolute(path)) else { return "" }
        return LineTable(Array(data)).text(number)
    }
}
