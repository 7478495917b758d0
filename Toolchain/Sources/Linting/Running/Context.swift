import SwiftSyntax
import XcodeProject

/// Where detectors report, and learn what the configuration says.
open class Context {
    /// The project.
    public let project: LintedProject
    let settingsByID: [String: IssueSettings]
    var incidents: [Incident] = []

    init(project: LintedProject, settings: [String: IssueSettings]) { (self.project, settingsByID) = (project, settings) }

    /// What the configuration says of an issue.
    public func settings(for issue: Issue) -> IssueSettings { settingsByID[issue.id] ?? IssueSettings(issue) }

    /// The path of the file that is looked at, from the linted folder; empty for the project.
    open var path: String { "" }

    /// Reports an issue. One that is not active, or not in this file, is not reported.
    public func report(_ issue: Issue, location: Location, message: String, fix: Fix? = nil) {
        let settings = settings(for: issue)
        guard settings.isActive, settings.severity != .ignore, settings.applies(to: location.path) else { return }
        var incident = Incident(id: issue.id, severity: settings.severity, message: message, location: location, fix: fix)
        describe(&incident)
        incidents.append(incident)
    }

    /// Fills in the declaration and the line of an incident.
    func describe(_ incident: inout Incident) {
        let path = incident.location.path
        incident.entity = path.split(separator: "/").last.map(String.init) ?? path
        guard let start = incident.location.start else { return }
        if let file = project.swiftFile(path) {
            incident.line = file.lines.text(start.line)
            if let entity = file.declarations.entity(atLine: start.line) { incident.entity = entity }
        } else {
            incident.line = project.line(start.line, of: path)
        }
    }
}

/// A Swift file that is looked at.
public final class SwiftContext: Context {
    /// The file.
    public let file: SwiftFile
    /// Says of which types expressions are.
    public private(set) lazy var evaluator = Evaluator(file)

    init(_ file: SwiftFile, project: LintedProject, settings: [String: IssueSettings]) {
        self.file = file
        super.init(project: project, settings: settings)
    }

    public override var path: String { file.path }

    /// Reports an issue at a node, without the comments and space around it.
    public func report(_ issue: Issue, at node: some SyntaxProtocol, _ message: String, fix: Fix? = nil) {
        report(issue, range: file.range(of: node), message, fix: fix)
    }

    /// Reports an issue at bytes of the file.
    public func report(_ issue: Issue, range: Range<Int>, _ message: String, fix: Fix? = nil) {
        report(issue, location: file.location(range), message: message, fix: fix)
    }

    override func describe(_ incident: inout Incident) {
        guard incident.location.path == file.path, let start = incident.location.start else { return super.describe(&incident) }
        incident.line = file.lines.text(start.line)
        incident.entity = file.declarations.entity(atLine: start.line) ?? file.name
    }
}

/// A storyboard or xib that is looked at.
public final class InterfaceContext: Context {
    /// The document.
    public let file: InterfaceFile

    init(_ file: InterfaceFile, project: LintedProject, settings: [String: IssueSettings]) {
        self.file = file
        super.init(project: project, settings: settings)
    }

    public override var path: String { file.path }

    /// Reports an issue at an element.
    public func report(_ issue: Issue, at element: InterfaceElement, _ message: String, fix: Fix? = nil) {
        report(issue, location: Location(path: path, line: element.line, column: element.column), message: message, fix: fix)
    }

    /// Reports an issue at a line.
    public func report(_ issue: Issue, line: Int, _ message: String) {
        report(issue, location: Location(path: path, line: line), message: message)
    }
}

/// A catalog that is looked at.
public final class CatalogContext: Context {
    /// The catalog.
    public let file: CatalogFile

    init(_ file: CatalogFile, project: LintedProject, settings: [String: IssueSettings]) {
        self.file = file
        super.init(project: project, settings: settings)
    }

    public override var path: String { file.path }

    /// Reports an issue of a set, at its `Contents.json`.
    public func report(_ issue: Issue, at set: AssetSet, line: Int = 1, _ message: String) {
        report(issue, location: Location(path: set.contentsPath, line: line), message: message)
    }
}

/// A table of texts that is looked at.
public final class StringsContext: Context {
    /// The table.
    public let file: StringsTable

    init(_ file: StringsTable, project: LintedProject, settings: [String: IssueSettings]) {
        self.file = file
        super.init(project: project, settings: settings)
    }

    public override var path: String { file.path }

    /// Reports an issue at an entry.
    public func report(_ issue: Issue, at entry: StringsTable.Entry, _ message: String, fix: Fix? = nil) {
        report(issue, location: Location(path: path, line: entry.line), message: message, fix: fix)
    }
}

/// A property list that is looked at.
public final class PropertyListContext: Context {
    /// The property list.
    public let file: PropertyListFile

    init(_ file: PropertyListFile, project: LintedProject, settings: [String: IssueSettings]) {
        self.file = file
        super.init(project: project, settings: settings)
    }

    public override var path: String { file.path }

    /// Reports an issue at a key.
    public func report(_ issue: Issue, at key: String, _ message: String) {
        report(issue, location: Location(path: path, line: file.line(of: key) ?? 1), message: message)
    }
}

/// The project that is looked at.
public final class ProjectContext: Context {}
